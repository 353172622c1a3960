workspace "eShop, ordering-api and catalog-api opened" {
  model {
    !impliedRelationships false
    n1 = person "Customer" "Uses the online store." "Actor"
    n2 = softwareSystem "Webhook receiver (inferred)" "Whatever address a webhook subscription names." "System,Doubtful"
    n3 = softwareSystem "eShop" "" "System" {
      n4 = container "basket-api" "Operations: BasketApi.Basket/DeleteBasket, BasketApi.Basket/GetBasket, BasketApi.Basket/UpdateBasket" "ASP.NET Core" "App"
      n5 = container "catalog-api" "Operations: DELETE /api/catalog/items/{id}, GET /api/catalog/catalogbrands, GET /api/catalog/catalogtypes, GET /api/catalog/items, GET /api/catalog/items/by, GET /api/catalog/items/withsemanticreleva…" "ASP.NET Core" "App" {
        n6 = component "Integration event log" "" "Entity Framework Core" "Component of app"
      }
      n7 = container "eventbus" "The broker. The exchange and the queues of this model live in it." "RabbitMQ" "App"
      n8 = container "identity-api" "" "ASP.NET Core" "App"
      n9 = container "mobile-bff" "" "YARP" "App"
      n10 = container "order-processor" "" ".NET worker" "App"
      n11 = container "ordering-api" "Operations: GET /api/orders/, GET /api/orders/cardtypes, GET /api/orders/{orderId}, POST /api/orders/, POST /api/orders/draft, PUT /api/orders/cancel, PUT /api/orders/ship" "ASP.NET Core" "App" {
        n12 = component "Integration event log" "" "Entity Framework Core" "Component of app"
      }
      n13 = container "payment-processor" "" "ASP.NET Core" "App"
      n14 = container "webapp" "" "ASP.NET Core" "App"
      n15 = container "webhooks-api" "Operations: DELETE /api/webhooks/{id}, GET /api/webhooks/, GET /api/webhooks/{id}, POST /api/webhooks/" "ASP.NET Core" "App"
      n16 = container "webhooksclient" "" "ASP.NET Core" "App"
      n17 = container "catalogdb" "" "PostgreSQL" "Store"
      n18 = container "identitydb" "" "PostgreSQL" "Store"
      n19 = container "orderingdb" "" "PostgreSQL" "Store"
      n20 = container "redis" "" "Redis" "Store"
      n21 = container "webhooksdb" "" "PostgreSQL" "Store"
    }
    n1 -> n14 "shops"
    n4 -> n7 "references"
    n4 -> n8 "references"
    n4 -> n20 "references"
    n5 -> n7 "references"
    n5 -> n11 "OrderStockConfirmedIntegrationEvent; OrderStockRejectedIntegrationEvent" "" "Message"
    n5 -> n15 "ProductPriceChangedIntegrationEvent" "" "Message"
    n5 -> n17 "references"
    n6 -> n17 "keeps events"
    n8 -> n18 "references"
    n9 -> n5 "routes to [HTTP]"
    n9 -> n8 "routes to [HTTP]"
    n9 -> n11 "routes to [HTTP]"
    n10 -> n7 "references"
    n10 -> n11 "GracePeriodConfirmedIntegrationEvent; waits for"
    n10 -> n19 "2 lines"
    n11 -> n4 "OrderStartedIntegrationEvent" "" "Message"
    n11 -> n5 "OrderStatusChangedToAwaitingValidationIntegrationEvent; OrderStatusChangedToPaidIntegrationEvent" "" "Message"
    n11 -> n7 "references"
    n11 -> n8 "references"
    n11 -> n13 "OrderStatusChangedToStockConfirmedIntegrationEvent" "" "Message"
    n11 -> n14 "OrderStatusChangedToAwaitingValidationIntegrationEvent; + 5 more" "" "Message"
    n11 -> n15 "OrderStatusChangedToPaidIntegrationEvent; OrderStatusChangedToShippedIntegrationEvent" "" "Message"
    n11 -> n19 "references"
    n12 -> n19 "keeps events"
    n13 -> n7 "references"
    n13 -> n11 "OrderPaymentFailedIntegrationEvent; OrderPaymentSucceededIntegrationEvent" "" "Message"
    n14 -> n4 "reads and changes the basket [gRPC]; references"
    n14 -> n5 "reads the catalog [HTTP, API version 2.0]; references"
    n14 -> n7 "references"
    n14 -> n8 "references"
    n14 -> n11 "reads and creates orders [HTTP, API version 1.0]; references"
    n15 -> n2 "posts webhooks [HTTP]"
    n15 -> n7 "references"
    n15 -> n8 "references"
    n15 -> n21 "references"
    n16 -> n8 "references"
    n16 -> n15 "manages subscriptions [HTTP]; references"
  }
  views {
    component n5 "view" "eShop, ordering-api and catalog-api opened" {
      include n1 n2 n4 n6 n7 n8 n9 n10 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21
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
