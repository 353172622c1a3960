workspace "Around ordering-api" {
  model {
    !impliedRelationships false
    n1 = softwareSystem "eShop" "" "System" {
      n2 = container "eventbus" "The broker. The exchange and the queues of this model live in it." "RabbitMQ" "App"
      n3 = container "identity-api" "" "ASP.NET Core" "App"
      n4 = container "mobile-bff" "" "YARP" "App"
      n5 = container "order-processor" "" ".NET worker" "App"
      n6 = container "ordering-api" "Operations: GET /api/orders/, GET /api/orders/cardtypes, GET /api/orders/{orderId}, POST /api/orders/, POST /api/orders/draft, PUT /api/orders/cancel, PUT /api/orders/ship" "ASP.NET Core" "App"
      n7 = container "webapp" "" "ASP.NET Core" "App"
      n8 = container "orderingdb" "" "PostgreSQL" "Store"
    }
    n9 = element "Ordering" "queue" "" "Channel"
    n10 = element "eshop_event_bus" "exchange" "" "Channel"
    n4 -> n3 "routes to [HTTP]"
    n4 -> n6 "routes to [HTTP]"
    n5 -> n2 "references"
    n5 -> n6 "waits for"
    n5 -> n8 "reads orders past the grace period [SQL]; references"
    n5 -> n10 "GracePeriodConfirmedIntegrationEvent" "" "Message"
    n6 -> n2 "references"
    n6 -> n3 "references"
    n6 -> n8 "keeps events; references"
    n6 -> n10 "OrderStartedIntegrationEvent; + 6 more" "" "Message"
    n7 -> n2 "references"
    n7 -> n3 "references"
    n7 -> n6 "reads and creates orders [HTTP, API version 1.0]; references"
    n9 -> n6 "" "" "Message"
    n10 -> n9 "GracePeriodConfirmedIntegrationEvent; + 4 more" "" "Message"
  }
  views {
    container n1 "view" "Around ordering-api" {
      include n2 n3 n4 n5 n6 n7 n8 n9 n10
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
