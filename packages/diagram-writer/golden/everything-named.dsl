workspace "Some parts" {
  model {
    !impliedRelationships false
    n1 = softwareSystem "Bank" "" "System"
    a1 = softwareSystem "Shop" "Sells things" "System" {
      n2 = container "web" "The web shop · Operations: ”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ, GET /orders, POST /orders, a very long name…" "TypeScript" "App" {
        n3 = component "cart" "Operations: check" "TypeScript" "Component of app"
        n4 = component "checkout (unknown)" "" "" "Component of app,Doubtful"
      }
      n6 = container "worker (inferred, stale)" "" "" "App,Doubtful" {
        n7 = component "consumer (stale)" "" "" "Component of app,Doubtful"
      }
      n8 = container "orders db" "" "PostgreSQL" "Store"
    }
    n9 = element "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "topic" "" "Channel"
    n10 = element "audit (inferred)" "queue" "" "Channel,Doubtful"
    n11 = element "dead (stale)" "queue" "" "Channel,Doubtful"
    n12 = element "mail" "queue" "" "Channel"
    n13 = element "news" "topic" "" "Channel"
    n14 = element "orders" "exchange" "" "Channel"
    n1 -> n13 "order.paid (inferred)" "" "Message,Doubtful"
    n2 -> n1 "news.sent" "" "Message"
    n2 -> n7 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ"
    n2 -> n8 "reads [SQL]; writes [SQL]"
    n2 -> n13 "news.sent" "" "Message"
    n3 -> n4 "hands over"
    n3 -> n14 "order.placed" "" "Message"
    n4 -> n1 "pays [gRPC]"
    n4 -> n3 ""
    n6 -> n8 "a very long name that goes on and on so that it has to be wrapped and in the end cut because nobody can read it any more in a small box of a drawing, however wide the drawing may become in the end wh…"
    n9 -> n2 "(stale)" "" "Message,Doubtful"
    n10 -> n1 "(inferred)" "" "Message,Doubtful"
    n11 -> n1 "" "" "Message"
    n12 -> n6 "" "" "Message"
    n12 -> n7 "" "" "Message"
    n12 -> n11 "dead letters" "" "Message"
    n13 -> n2 "" "" "Message"
    n13 -> n10 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "" "Message"
    n14 -> n10 "# (inferred)" "" "Message,Doubtful"
    n14 -> n12 "order.*" "" "Message"
  }
  views {
    component n2 "view" "Some parts" {
      include n1 n3 n4 n7 n8 n9 n10 n11 n12 n13 n14
      autoLayout lr
    }
    container a1 "around" "Some parts: around web" {
      include n2 n1 n8 n9 n13
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
