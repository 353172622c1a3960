workspace "a very long name that goes on and on so that it has to be wrapped and in the end cut because nobody can read it any more in a small box of a drawing, however wide the drawing may become in the end whe" {
  model {
    !impliedRelationships false
    n1 = person "Customer" "Buys things" "Actor"
    n2 = softwareSystem "Bank" "" "System"
    n3 = softwareSystem "Gone bank (stale, removed)" "" "System,Doubtful,removed"
    n4 = softwareSystem "Old bank (unknown, deprecated)" "Operations: old pay" "System,Doubtful,deprecated"
    n5 = softwareSystem "日本語のとても長い名前 שלום 😀👩‍👩‍👧" "" "System"
    a1 = softwareSystem "Shop" "Sells things" "System" {
      n6 = container "web" "The web shop · Operations: ”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ, GET /orders, POST /orders, a very long name…" "TypeScript" "App" {
        n7 = component "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "" "" "Component of app"
        n8 = component "cart" "Operations: check" "TypeScript" "Component of app"
        n9 = component "checkout (unknown)" "" "" "Component of app,Doubtful"
        n10 = component "legacy cart (removed)" "" "" "Component of app,removed"
      }
      n12 = container "worker (inferred, stale)" "" "" "App,Doubtful"
      n13 = container "orders db" "" "PostgreSQL" "Store"
    }
    n14 = element "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "topic" "" "Channel"
    n15 = element "news" "topic" "" "Channel"
    n16 = element "orders" "exchange" "" "Channel"
    n1 -> n6 "buys [HTTPS]"
    n1 -> n8 "empties [HTTPS]; + 2 more"
    n2 -> n15 "order.paid (inferred)" "" "Message,Doubtful"
    n6 -> n2 "news.sent" "" "Message"
    n6 -> n3 "paid (stale)" "" "Doubtful"
    n6 -> n5 "nowhere" "" "Message"
    n6 -> n13 "reads [SQL]; writes [SQL]"
    n6 -> n15 "news.sent" "" "Message"
    n7 -> n12 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ"
    n8 -> n9 "hands over"
    n8 -> n16 "order.placed" "" "Message"
    n9 -> n2 "pays [gRPC]"
    n9 -> n4 "pays (unknown)" "" "Doubtful"
    n9 -> n8 ""
    n14 -> n7 "(stale)" "" "Message,Doubtful"
    n15 -> n1 "" "" "Message"
    n15 -> n6 "" "" "Message"
  }
  views {
    component n6 "view" "a very long name that goes on and on so that it has to be wrapped and in the end cut because nobody can read it any more in a small box of a drawing, however wide the drawing may become in the end whe" {
      include n1 n2 n3 n4 n5 n7 n8 n9 n10 n12 n13 n14 n15 n16
      autoLayout lr
    }
    container a1 "around" "a very long name that goes on and on so that it has to be wrapped and in the end cut because nobody can read it any more in a small box of a drawing, however wide the drawing may become in the end whe: around web" {
      include n6 n1 n2 n3 n5 n13 n15
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
