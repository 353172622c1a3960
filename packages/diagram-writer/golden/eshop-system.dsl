workspace "eShop: apps, stores and channels" {
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
    n20 = element "Basket" "queue" "" "Channel"
    n21 = element "Catalog" "queue" "" "Channel"
    n22 = element "Ordering" "queue" "" "Channel"
    n23 = element "Ordering.webapp" "queue" "" "Channel"
    n24 = element "PaymentProcessor" "queue" "" "Channel"
    n25 = element "Webhooks" "queue" "" "Channel"
    n26 = element "eshop_event_bus" "exchange" "" "Channel"
    n1 -> n12 "shops"
    n4 -> n6 "references"
    n4 -> n7 "references"
    n4 -> n18 "references"
    n5 -> n6 "references"
    n5 -> n15 "keeps events; references"
    n5 -> n26 "OrderStockConfirmedIntegrationEvent; + 2 more" "" "Message"
    n7 -> n16 "references"
    n8 -> n5 "routes to [HTTP]"
    n8 -> n7 "routes to [HTTP]"
    n8 -> n10 "routes to [HTTP]"
    n9 -> n6 "references"
    n9 -> n10 "waits for"
    n9 -> n17 "reads orders past the grace period [SQL]; references"
    n9 -> n26 "GracePeriodConfirmedIntegrationEvent" "" "Message"
    n10 -> n6 "references"
    n10 -> n7 "references"
    n10 -> n17 "keeps events; references"
    n10 -> n26 "OrderStartedIntegrationEvent; + 6 more" "" "Message"
    n11 -> n6 "references"
    n11 -> n26 "OrderPaymentFailedIntegrationEvent; OrderPaymentSucceededIntegrationEvent" "" "Message"
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
    n20 -> n4 "" "" "Message"
    n21 -> n5 "" "" "Message"
    n22 -> n10 "" "" "Message"
    n23 -> n12 "" "" "Message"
    n24 -> n11 "" "" "Message"
    n25 -> n13 "" "" "Message"
    n26 -> n20 "OrderStartedIntegrationEvent" "" "Message"
    n26 -> n21 "OrderStatusChangedToAwaitingValidationIntegrationEvent; OrderStatusChangedToPaidIntegrationEvent" "" "Message"
    n26 -> n22 "GracePeriodConfirmedIntegrationEvent; + 4 more" "" "Message"
    n26 -> n23 "OrderStatusChangedToAwaitingValidationIntegrationEvent; + 5 more" "" "Message"
    n26 -> n24 "OrderStatusChangedToStockConfirmedIntegrationEvent" "" "Message"
    n26 -> n25 "OrderStatusChangedToPaidIntegrationEvent; + 2 more" "" "Message"
  }
  views {
    container n3 "view" "eShop: apps, stores and channels" {
      include n1 n2 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 n25 n26
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
