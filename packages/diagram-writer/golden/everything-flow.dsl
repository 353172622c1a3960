workspace "A flow" {
  model {
    !impliedRelationships false
    p1 = person "Customer" "Buys things" "Actor"
    a1 = softwareSystem "Shop" "Sells things" "System" {
      p2 = container "web" "The web shop · Operations: ”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ, GET /orders, POST /orders, a very long name…" "TypeScript" "App"
      p4 = container "orders db" "" "PostgreSQL" "Store"
      p6 = container "worker (inferred, stale)" "" "" "App,Doubtful"
      p7 = container "cache (removed)" "" "" "Store,removed"
      p17 = container "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "" "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "App"
    }
    a2 = softwareSystem "Bank" "" "System" {
      p8 = container "payments" "Operations: pay" "Go" "App"
      p9 = container "ledger (inferred)" "" "" "Store,Doubtful"
    }
    p11 = softwareSystem "Old bank (unknown, deprecated)" "Operations: old pay" "System,Doubtful,deprecated"
    p12 = person "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "" "Actor"
    p5 = element "orders" "channel" "" "Channel"
    p13 = element "news" "channel" "" "Channel"
    p14 = element "element not in the model (unknown)" "" "" "Unknown,Doubtful"
    p15 = element "element not in the model (unknown) (2)" "" "" "Unknown,Doubtful"
    p16 = element "channel not in the model (unknown)" "" "" "Unknown,Doubtful"
    p18 = element "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (2)" "channel" "" "Channel"
    p20 = element "far (unknown)" "channel" "" "Channel,Doubtful"
    p1 -> p2 "POST /orders"
    p2 -> p2 "check (fault: Outage) (unknown)" "" "Doubtful"
    p2 -> p4 "writes orders (fault: Error)"
    p2 -> p5 "order.placed" "" "Message"
    p5 -> p6 "order.placed via mail" "" "Message"
    p5 -> p9 "order.placed via audit (inferred)" "" "Message,Doubtful"
    p5 -> p8 "order.placed via far, dead (stale)" "" "Message,Doubtful"
    p6 -> p7 "writes rows"
    p6 -> p8 "pay (fault: Timeout, first 2)"
    p8 -> p9 "writes rows"
    p2 -> p11 "old pay"
    p12 -> p2 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (an error is ignored)"
    p2 -> p7 "writes rows"
    p6 -> p4 "writes rows (fault: Error)"
    p2 -> p13 "news.sent (fault: Outage)" "" "Message"
    p13 -> p2 "news.sent" "" "Message"
    p13 -> p1 "news.sent" "" "Message"
    p1 -> p4 "writes rows (fault: Error)"
    p14 -> p15 "operation not in the model (unknown)" "" "Doubtful"
    p2 -> p16 "message not in the model (unknown)" "" "Message,Doubtful"
    p17 -> p18 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)" "" "Message,Doubtful"
    p18 -> p2 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)" "" "Message,Doubtful"
    p2 -> p20 "order.placed (unknown)" "" "Message,Doubtful"
    p20 -> p8 "order.placed via dead" "" "Message"
    p2 -> p15 "writes dataset not named"
  }
  views {
    dynamic a1 "view" "A flow" {
      p1 -> p2 "POST /orders"
      p2 -> p2 "check (fault: Outage) (unknown)"
      p2 -> p4 "writes orders (fault: Error)"
      p2 -> p4 "writes ”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (fault: Error)"
      p2 -> p5 "order.placed"
      p5 -> p6 "order.placed via mail"
      p5 -> p9 "order.placed via audit (inferred)"
      p5 -> p8 "order.placed via far, dead (stale)"
      p5 -> p6 "order.placed via mail (fault: Error, first 1)"
      p6 -> p7 "writes rows"
      p6 -> p8 "pay (fault: Timeout, first 2)"
      p8 -> p9 "writes rows"
      p2 -> p4 "[on error of POST /orders] writes failures (fault: Error)"
      p2 -> p11 "[on error of POST /orders] old pay"
      p12 -> p2 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (an error is ignored)"
      p2 -> p7 "writes rows"
      p6 -> p4 "writes rows (fault: Error)"
      p2 -> p13 "news.sent (fault: Outage)"
      p13 -> p2 "news.sent"
      p13 -> p1 "news.sent"
      p1 -> p4 "writes rows (fault: Error)"
      p2 -> p7 "writes rows"
      p2 -> p7 "[if order is Failed] writes rows"
      p2 -> p4 "[otherwise, not if order is Failed] writes rows (fault: Error)"
      p2 -> p7 "[if ”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ is Succeeded] writes rows"
      p2 -> p7 "[otherwise, not if pay is Skipped] writes rows"
      p14 -> p15 "operation not in the model (unknown)"
      p2 -> p16 "message not in the model (unknown)"
      p17 -> p18 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)"
      p18 -> p2 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)"
      p2 -> p4 "writes dataset not named (fault: Error)"
      p2 -> p20 "order.placed (unknown)"
      p20 -> p8 "order.placed via dead"
      p2 -> p15 "writes dataset not named"
      p2 -> p2 "GET /orders (inferred)"
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
