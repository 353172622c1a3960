workspace "Where they stand" {
  model {
    !impliedRelationships false
    n1 = person "Customer" "Buys things" "Actor"
    n2 = softwareSystem "Shop" "Sells things" "System" {
      n3 = container "web" "The web shop · Operations: ”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ, GET /orders, POST /orders, a very long name…" "TypeScript" "App"
      n4 = container "worker (inferred, stale)" "" "" "App,Doubtful"
      n5 = container "orders db" "" "PostgreSQL" "Store"
    }
    n6 = element "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "topic" "" "Channel"
    n7 = element "mail" "queue" "" "Channel"
    n8 = element "news" "topic" "" "Channel"
    n9 = element "orders" "exchange" "" "Channel"
    n1 -> n3 "buys [HTTPS]; + 3 more"
    n2 -> n6 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)" "" "Message,Doubtful"
    n3 -> n4 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ"
    n3 -> n5 "reads [SQL]; writes [SQL]"
    n3 -> n8 "news.sent" "" "Message"
    n3 -> n9 "order.placed" "" "Message"
    n4 -> n5 "a very long name that goes on and on so that it has to be wrapped and in the end cut because nobody can read it any more in a small box of a drawing, however wide the drawing may become in the end wh…"
    n6 -> n3 "(stale)" "" "Message,Doubtful"
    n7 -> n4 "" "" "Message"
    n8 -> n1 "" "" "Message"
    n8 -> n3 "" "" "Message"
    n9 -> n7 "order.*" "" "Message"
  }
  views {
    container n2 "view" "Where they stand" {
      include n1 n3 n4 n5 n6 n7 n8 n9
      autoLayout lr
    }
    systemContext n2 "around" "Where they stand: around Shop" {
      include n2 n6
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
