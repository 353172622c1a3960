workspace "Inside ordering-api" {
  model {
    !impliedRelationships false
    a1 = softwareSystem "eShop" "" "System" {
      n1 = container "eventbus" "The broker. The exchange and the queues of this model live in it." "RabbitMQ" "App"
      n2 = container "identity-api" "" "ASP.NET Core" "App"
      n3 = container "mobile-bff" "" "YARP" "App"
      n4 = container "order-processor" "" ".NET worker" "App"
      n5 = container "ordering-api" "Operations: GET /api/orders/, GET /api/orders/cardtypes, GET /api/orders/{orderId}, POST /api/orders/, POST /api/orders/draft, PUT /api/orders/cancel, PUT /api/orders/ship" "ASP.NET Core" "App" {
        n6 = component "Integration event log" "" "Entity Framework Core" "Component of app"
      }
      n8 = container "webapp" "" "ASP.NET Core" "App"
      n9 = container "orderingdb" "" "PostgreSQL" "Store"
    }
    n10 = element "Ordering" "queue" "" "Channel"
    n11 = element "eshop_event_bus" "exchange" "" "Channel"
    n3 -> n5 "routes to [HTTP]"
    n4 -> n5 "waits for"
    n4 -> n11 "GracePeriodConfirmedIntegrationEvent" "" "Message"
    n5 -> n1 "references"
    n5 -> n2 "references"
    n5 -> n9 "references"
    n5 -> n11 "OrderStartedIntegrationEvent; + 6 more" "" "Message"
    n6 -> n9 "keeps events"
    n8 -> n5 "reads and creates orders [HTTP, API version 1.0]; references"
    n10 -> n5 "" "" "Message"
    n11 -> n10 "GracePeriodConfirmedIntegrationEvent; + 4 more" "" "Message"
  }
  views {
    component n5 "view" "Inside ordering-api" {
      include n1 n2 n3 n4 n6 n8 n9 n10 n11
      autoLayout lr
    }
    container a1 "around" "Inside ordering-api: around ordering-api" {
      include n5 n1 n2 n3 n4 n8 n9 n10 n11
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
