workspace "Order is placed, validated and paid" {
  model {
    !impliedRelationships false
    a1 = softwareSystem "eShop" "" "System" {
      p1 = container "webapp" "" "ASP.NET Core" "App"
      p2 = container "basket-api" "Operations: BasketApi.Basket/DeleteBasket, BasketApi.Basket/GetBasket, BasketApi.Basket/UpdateBasket" "ASP.NET Core" "App"
      p3 = container "catalog-api" "Operations: DELETE /api/catalog/items/{id}, GET /api/catalog/catalogbrands, GET /api/catalog/catalogtypes, GET /api/catalog/items, GET /api/catalog/items/by, GET /api/catalog/items/withsemanticreleva…" "ASP.NET Core" "App"
      p4 = container "ordering-api" "Operations: GET /api/orders/, GET /api/orders/cardtypes, GET /api/orders/{orderId}, POST /api/orders/, POST /api/orders/draft, PUT /api/orders/cancel, PUT /api/orders/ship" "ASP.NET Core" "App"
      p6 = container "orderingdb" "" "PostgreSQL" "Store"
      p8 = container "redis" "" "Redis" "Store"
      p9 = container "order-processor" "" ".NET worker" "App"
      p11 = container "catalogdb" "" "PostgreSQL" "Store"
      p12 = container "payment-processor" "" "ASP.NET Core" "App"
      p13 = container "webhooks-api" "Operations: DELETE /api/webhooks/{id}, GET /api/webhooks/, GET /api/webhooks/{id}, POST /api/webhooks/" "ASP.NET Core" "App"
    }
    p7 = element "eshop_event_bus" "channel" "" "Channel"
    p1 -> p2 "BasketApi.Basket/GetBasket"
    p1 -> p3 "GET /api/catalog/items/by"
    p1 -> p4 "POST /api/orders/"
    p4 -> p6 "writes IntegrationEventLog"
    p4 -> p7 "OrderStartedIntegrationEvent" "" "Message"
    p7 -> p2 "OrderStartedIntegrationEvent via Basket" "" "Message"
    p2 -> p8 "writes /basket/{userId}"
    p7 -> p1 "OrderStatusChangedToSubmittedIntegrationEvent via Ordering.webapp" "" "Message"
    p9 -> p7 "GracePeriodConfirmedIntegrationEvent" "" "Message"
    p7 -> p4 "GracePeriodConfirmedIntegrationEvent via Ordering" "" "Message"
    p7 -> p3 "OrderStatusChangedToAwaitingValidationIntegrationEvent via Catalog" "" "Message"
    p3 -> p11 "writes IntegrationEventLog"
    p3 -> p7 "OrderStockConfirmedIntegrationEvent" "" "Message"
    p7 -> p12 "OrderStatusChangedToStockConfirmedIntegrationEvent via PaymentProcessor" "" "Message"
    p12 -> p7 "OrderPaymentSucceededIntegrationEvent" "" "Message"
    p7 -> p13 "OrderStatusChangedToPaidIntegrationEvent via Webhooks" "" "Message"
  }
  views {
    dynamic a1 "view" "Order is placed, validated and paid" {
      p1 -> p2 "BasketApi.Basket/GetBasket"
      p1 -> p3 "GET /api/catalog/items/by"
      p1 -> p4 "POST /api/orders/"
      p4 -> p6 "writes IntegrationEventLog"
      p4 -> p6 "writes ordering.orders"
      p4 -> p6 "writes IntegrationEventLog"
      p4 -> p7 "OrderStartedIntegrationEvent"
      p7 -> p2 "OrderStartedIntegrationEvent via Basket"
      p2 -> p8 "writes /basket/{userId}"
      p4 -> p7 "OrderStatusChangedToSubmittedIntegrationEvent"
      p7 -> p1 "OrderStatusChangedToSubmittedIntegrationEvent via Ordering.webapp"
      p1 -> p2 "BasketApi.Basket/DeleteBasket"
      p2 -> p8 "writes /basket/{userId}"
      p9 -> p7 "GracePeriodConfirmedIntegrationEvent"
      p7 -> p4 "GracePeriodConfirmedIntegrationEvent via Ordering"
      p4 -> p6 "writes ordering.orders"
      p4 -> p6 "writes IntegrationEventLog"
      p4 -> p7 "OrderStatusChangedToAwaitingValidationIntegrationEvent"
      p7 -> p1 "OrderStatusChangedToAwaitingValidationIntegrationEvent via Ordering.webapp"
      p7 -> p3 "OrderStatusChangedToAwaitingValidationIntegrationEvent via Catalog"
      p3 -> p11 "writes IntegrationEventLog"
      p3 -> p7 "OrderStockConfirmedIntegrationEvent"
      p7 -> p4 "OrderStockConfirmedIntegrationEvent via Ordering"
      p4 -> p6 "writes ordering.orders"
      p4 -> p6 "writes IntegrationEventLog"
      p4 -> p7 "OrderStatusChangedToStockConfirmedIntegrationEvent"
      p7 -> p1 "OrderStatusChangedToStockConfirmedIntegrationEvent via Ordering.webapp"
      p7 -> p12 "OrderStatusChangedToStockConfirmedIntegrationEvent via PaymentProcessor"
      p12 -> p7 "OrderPaymentSucceededIntegrationEvent"
      p7 -> p4 "OrderPaymentSucceededIntegrationEvent via Ordering"
      p4 -> p6 "writes ordering.orders"
      p4 -> p6 "writes IntegrationEventLog"
      p4 -> p7 "OrderStatusChangedToPaidIntegrationEvent"
      p7 -> p13 "OrderStatusChangedToPaidIntegrationEvent via Webhooks"
      p7 -> p1 "OrderStatusChangedToPaidIntegrationEvent via Ordering.webapp"
      p7 -> p3 "OrderStatusChangedToPaidIntegrationEvent via Catalog"
      p3 -> p11 "writes Catalog"
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
