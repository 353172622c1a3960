workspace "eShop opened where it stands" {
  model {
    !impliedRelationships false
    n1 = person "Customer" "Uses the online store." "Actor"
    n2 = softwareSystem "Webhook receiver (inferred)" "Whatever address a webhook subscription names." "System,Doubtful"
    n3 = softwareSystem "eShop" "" "System" {
      n4 = container "basket-api" "Operations: BasketApi.Basket/DeleteBasket, BasketApi.Basket/GetBasket, BasketApi.Basket/UpdateBasket" "ASP.NET Core" "App"
      n5 = container "catalog-api" "Operations: DELETE /api/catalog/items/{id}, GET /api/catalog/catalogbrands, GET /api/catalog/catalogtypes, GET /api/catalog/items, GET /api/catalog/items/by, GET /api/catalog/items/withsemanticreleva…" "ASP.NET Core" "App"
      n6 = container "eventbus" "The broker. The exchange and the queues of this model live in it." "RabbitMQ" "App"
      n7 = container "identity-api" "" "ASP.NET Core" "App"
      n8 = container "mobile-bff" "" "YARP" "App"
      n9 = container "order-processor" "" ".NET worker" "App"
      n10 = container "ordering-api" "Operations: GET /api/orders/, GET /api/orders/cardtypes, GET /api/orders/{orderId}, POST /api/orders/, POST /api/orders/draft, PUT /api/orders/cancel, PUT /api/orders/ship" "ASP.NET Core" "App"
      n11 = container "payment-processor" "" "ASP.NET Core" "App"
      n12 = container "webapp" "" "ASP.NET Core" "App"
      n13 = container "webhooks-api" "Operations: DELETE /api/webhooks/{id}, GET /api/webhooks/, GET /api/webhooks/{id}, POST /api/webhooks/" "ASP.NET Core" "App"
      n14 = container "webhooksclient" "" "ASP.NET Core" "App"
      n15 = container "catalogdb" "" "PostgreSQL" "Store"
      n16 = container "identitydb" "" "PostgreSQL" "Store"
      n17 = container "orderingdb" "" "PostgreSQL" "Store"
      n18 = container "redis" "" "Redis" "Store"
      n19 = container "webhooksdb" "" "PostgreSQL" "Store"
    }
    n1 -> n12 "shops"
    n4 -> n6 "references"
    n4 -> n7 "references"
    n4 -> n18 "references"
    n5 -> n6 "references"
    n5 -> n10 "OrderStockConfirmedIntegrationEvent; OrderStockRejectedIntegrationEvent" "" "Message"
    n5 -> n13 "ProductPriceChangedIntegrationEvent" "" "Message"
    n5 -> n15 "2 lines"
    n7 -> n16 "references"
    n8 -> n5 "routes to [HTTP]"
    n8 -> n7 "routes to [HTTP]"
    n8 -> n10 "routes to [HTTP]"
    n9 -> n6 "references"
    n9 -> n10 "GracePeriodConfirmedIntegrationEvent; waits for"
    n9 -> n17 "2 lines"
    n10 -> n4 "OrderStartedIntegrationEvent" "" "Message"
    n10 -> n5 "OrderStatusChangedToAwaitingValidationIntegrationEvent; OrderStatusChangedToPaidIntegrationEvent" "" "Message"
    n10 -> n6 "references"
    n10 -> n7 "references"
    n10 -> n11 "OrderStatusChangedToStockConfirmedIntegrationEvent" "" "Message"
    n10 -> n12 "OrderStatusChangedToAwaitingValidationIntegrationEvent; + 5 more" "" "Message"
    n10 -> n13 "OrderStatusChangedToPaidIntegrationEvent; OrderStatusChangedToShippedIntegrationEvent" "" "Message"
    n10 -> n17 "2 lines"
    n11 -> n6 "references"
    n11 -> n10 "OrderPaymentFailedIntegrationEvent; OrderPaymentSucceededIntegrationEvent" "" "Message"
    n12 -> n4 "reads and changes the basket [gRPC]; references"
    n12 -> n5 "reads the catalog [HTTP, API version 2.0]; references"
    n12 -> n6 "references"
    n12 -> n7 "references"
    n12 -> n10 "reads and creates orders [HTTP, API version 1.0]; references"
    n13 -> n2 "posts webhooks [HTTP]"
    n13 -> n6 "references"
    n13 -> n7 "references"
    n13 -> n19 "references"
    n14 -> n7 "references"
    n14 -> n13 "manages subscriptions [HTTP]; references"
  }
  views {
    container n3 "view" "eShop opened where it stands" {
      include n1 n2 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19
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
