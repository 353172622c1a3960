workspace "Apps in ASP.NET Core" {
  model {
    !impliedRelationships false
    n1 = softwareSystem "eShop" "" "System" {
      n2 = container "basket-api" "Operations: BasketApi.Basket/DeleteBasket, BasketApi.Basket/GetBasket, BasketApi.Basket/UpdateBasket" "ASP.NET Core" "App"
      n3 = container "catalog-api" "Operations: DELETE /api/catalog/items/{id}, GET /api/catalog/catalogbrands, GET /api/catalog/catalogtypes, GET /api/catalog/items, GET /api/catalog/items/by, GET /api/catalog/items/withsemanticreleva…" "ASP.NET Core" "App"
      n4 = container "identity-api" "" "ASP.NET Core" "App"
      n5 = container "ordering-api" "Operations: GET /api/orders/, GET /api/orders/cardtypes, GET /api/orders/{orderId}, POST /api/orders/, POST /api/orders/draft, PUT /api/orders/cancel, PUT /api/orders/ship" "ASP.NET Core" "App"
      n6 = container "payment-processor" "" "ASP.NET Core" "App"
      n7 = container "webapp" "" "ASP.NET Core" "App"
      n8 = container "webhooks-api" "Operations: DELETE /api/webhooks/{id}, GET /api/webhooks/, GET /api/webhooks/{id}, POST /api/webhooks/" "ASP.NET Core" "App"
      n9 = container "webhooksclient" "" "ASP.NET Core" "App"
    }
    n10 = element "Basket" "queue" "" "Channel"
    n11 = element "Catalog" "queue" "" "Channel"
    n12 = element "Ordering" "queue" "" "Channel"
    n13 = element "Ordering.webapp" "queue" "" "Channel"
    n14 = element "PaymentProcessor" "queue" "" "Channel"
    n15 = element "Webhooks" "queue" "" "Channel"
    n16 = element "eshop_event_bus" "exchange" "" "Channel"
    n2 -> n4 "references"
    n3 -> n16 "OrderStockConfirmedIntegrationEvent; + 2 more" "" "Message"
    n5 -> n4 "references"
    n5 -> n16 "OrderStartedIntegrationEvent; + 6 more" "" "Message"
    n6 -> n16 "OrderPaymentFailedIntegrationEvent; OrderPaymentSucceededIntegrationEvent" "" "Message"
    n7 -> n2 "reads and changes the basket [gRPC]; references"
    n7 -> n3 "reads the catalog [HTTP, API version 2.0]; references"
    n7 -> n4 "references"
    n7 -> n5 "reads and creates orders [HTTP, API version 1.0]; references"
    n8 -> n4 "references"
    n9 -> n4 "references"
    n9 -> n8 "manages subscriptions [HTTP]; references"
    n10 -> n2 "" "" "Message"
    n11 -> n3 "" "" "Message"
    n12 -> n5 "" "" "Message"
    n13 -> n7 "" "" "Message"
    n14 -> n6 "" "" "Message"
    n15 -> n8 "" "" "Message"
    n16 -> n10 "OrderStartedIntegrationEvent" "" "Message"
    n16 -> n11 "OrderStatusChangedToAwaitingValidationIntegrationEvent; OrderStatusChangedToPaidIntegrationEvent" "" "Message"
    n16 -> n12 "GracePeriodConfirmedIntegrationEvent; + 4 more" "" "Message"
    n16 -> n13 "OrderStatusChangedToAwaitingValidationIntegrationEvent; + 5 more" "" "Message"
    n16 -> n14 "OrderStatusChangedToStockConfirmedIntegrationEvent" "" "Message"
    n16 -> n15 "OrderStatusChangedToPaidIntegrationEvent; + 2 more" "" "Message"
  }
  views {
    container n1 "view" "Apps in ASP.NET Core" {
      include n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16
      autoLayout lr
    }
    styles {
      element "Element" {
        background #e3effd
        color #1c2430
        stroke #44618a
        shape RoundedBox
      }
      element "Actor" {
        shape Person
        background #fff4dc
      }
      element "Store" {
        shape Cylinder
        background #e2f4ea
      }
      element "Component of app" {
        shape Component
      }
      element "Channel" {
        shape Pipe
        background #efe8fc
      }
      element "planned" {
        border dotted
      }
      element "deprecated" {
        opacity 70
      }
      element "removed" {
        opacity 40
      }
      element "Unknown" {
        border dashed
        stroke #b45309
      }
      element "Doubtful" {
        border dashed
        stroke #b45309
      }
      relationship "Relationship" {
        style solid
        color #4a5568
      }
      relationship "Message" {
        style dotted
        color #6d3fc4
      }
      relationship "Doubtful" {
        style dashed
        color #b45309
      }
    }
  }
}
