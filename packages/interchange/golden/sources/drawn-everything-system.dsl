workspace "The shop" {
  model {
    !impliedRelationships false
    n1 = person "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "" "Actor"
    n2 = person "Auditor (inferred, planned)" "" "Actor,Doubtful,planned"
    n3 = person "Customer" "Buys things" "Actor"
    n4 = softwareSystem "Bank" "" "System"
    n5 = softwareSystem "Gone bank (stale, removed)" "" "System,Doubtful,removed"
    n6 = softwareSystem "Old bank (unknown, deprecated)" "Operations: old pay" "System,Doubtful,deprecated"
    n7 = softwareSystem "Shop" "Sells things" "System" {
      n8 = container "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "" "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "App"
      n9 = container "a very long name that goes on and on so that it has to be wrapped and in the end cut because nobody can read it any more in a small box of a drawing, however wide the drawing may become in the end wh…" "" "a very long name that goes on and on so that it has to be wrapped and in the end cut because nobody can read it any more in a small box of a drawing, however wide the drawing may become in the end wh…" "App"
      n10 = container "new worker (unknown, planned)" "" "" "App,Doubtful,planned"
      n11 = container "old worker (deprecated)" "" "" "App,deprecated"
      n12 = container "web" "The web shop · Operations: ”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ, GET /orders, POST /orders, a very long name…" "TypeScript" "App"
      n13 = container "worker (inferred, stale)" "" "" "App,Doubtful"
      n14 = container "cache (removed)" "" "" "Store,removed"
      n15 = container "orders db" "" "PostgreSQL" "Store"
    }
    n16 = softwareSystem "Shop (2)" "" "System"
    n17 = softwareSystem "日本語のとても長い名前 שלום 😀👩‍👩‍👧" "" "System"
    n18 = element "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (2)" "topic" "" "Channel"
    n19 = element "audit (inferred)" "queue" "" "Channel,Doubtful"
    n20 = element "dead (stale)" "queue" "" "Channel,Doubtful"
    n21 = element "far (unknown)" "exchange" "" "Channel,Doubtful"
    n22 = element "mail" "queue" "" "Channel"
    n23 = element "news" "topic" "" "Channel"
    n24 = element "orders" "exchange" "" "Channel"
    n1 -> n8 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ [”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ]"
    n2 -> n7 "[paper] (stale)" "" "Doubtful"
    n3 -> n12 "buys [HTTPS]; + 3 more"
    n4 -> n23 "order.paid (inferred)" "" "Message,Doubtful"
    n8 -> n18 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)" "" "Message,Doubtful"
    n9 -> n8 "sends to"
    n12 -> n4 "news.sent; pays [gRPC]"
    n12 -> n5 "paid (stale)" "" "Doubtful"
    n12 -> n6 "pays (unknown)" "" "Doubtful"
    n12 -> n13 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ"
    n12 -> n15 "reads [SQL]; writes [SQL]"
    n12 -> n17 "nowhere" "" "Message"
    n12 -> n23 "news.sent" "" "Message"
    n12 -> n24 "order.placed" "" "Message"
    n13 -> n14 "[memory]"
    n13 -> n15 "a very long name that goes on and on so that it has to be wrapped and in the end cut because nobody can read it any more in a small box of a drawing, however wide the drawing may become in the end wh…"
    n16 -> n7 "copies"
    n18 -> n12 "(stale)" "" "Message,Doubtful"
    n19 -> n4 "(inferred)" "" "Message,Doubtful"
    n20 -> n4 "" "" "Message"
    n21 -> n20 "order.placed" "" "Message"
    n22 -> n13 "" "" "Message"
    n22 -> n20 "dead letters" "" "Message"
    n23 -> n3 "" "" "Message"
    n23 -> n12 "" "" "Message"
    n23 -> n19 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "" "Message"
    n24 -> n19 "# (inferred)" "" "Message,Doubtful"
    n24 -> n21 "(stale)" "" "Message,Doubtful"
    n24 -> n22 "order.*" "" "Message"
  }
  views {
    container n7 "view" "The shop" {
      include n1 n2 n3 n4 n5 n6 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24
      autoLayout lr
    }
    systemContext n7 "around" "The shop: around Shop" {
      include n7 n2 n16
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
