workspace "日本語のとても長い名前 שלום 😀👩‍👩‍👧" {
  model {
    !impliedRelationships false
    p2 = softwareSystem "Shop" "Sells things" "System"
    p4 = softwareSystem "Bank" "" "System"
    p1 = person "Customer" "Buys things" "Actor"
    p5 = softwareSystem "Old bank (unknown, deprecated)" "Operations: old pay" "System,Doubtful,deprecated"
    p6 = person "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "" "Actor"
    p3 = element "orders" "channel" "" "Channel"
    p7 = element "news" "channel" "" "Channel"
    p8 = element "element not in the model (unknown)" "" "" "Unknown,Doubtful"
    p9 = element "element not in the model (unknown) (2)" "" "" "Unknown,Doubtful"
    p10 = element "channel not in the model (unknown)" "" "" "Unknown,Doubtful"
    p11 = element "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (2)" "channel" "" "Channel"
    p12 = element "far (unknown)" "channel" "" "Channel,Doubtful"
    p1 -> p2 "POST /orders"
    p2 -> p2 "check (fault: Outage) (unknown)"
    p2 -> p3 "order.placed" "" "Message"
    p3 -> p2 "order.placed via mail" "" "Message"
    p3 -> p4 "order.placed via audit (inferred)" "" "Message,Doubtful"
    p2 -> p4 "pay (fault: Timeout, first 2)"
    p4 -> p4 "writes rows"
    p2 -> p5 "old pay"
    p6 -> p2 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (an error is ignored)"
    p2 -> p7 "news.sent (fault: Outage)" "" "Message"
    p7 -> p2 "news.sent" "" "Message"
    p7 -> p1 "news.sent" "" "Message"
    p8 -> p9 "operation not in the model (unknown)" "" "Doubtful"
    p2 -> p10 "message not in the model (unknown)" "" "Message,Doubtful"
    p2 -> p11 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)" "" "Message,Doubtful"
    p11 -> p2 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)" "" "Message,Doubtful"
    p2 -> p12 "order.placed (unknown)" "" "Message,Doubtful"
    p12 -> p4 "order.placed via dead" "" "Message"
    p2 -> p9 "writes dataset not named"
  }
  views {
    dynamic * "view" "日本語のとても長い名前 שלום 😀👩‍👩‍👧" {
      p1 -> p2 "POST /orders"
      p2 -> p2 "check (fault: Outage) (unknown)"
      p2 -> p2 "writes orders (fault: Error)"
      p2 -> p2 "writes ”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (fault: Error)"
      p2 -> p3 "order.placed"
      p3 -> p2 "order.placed via mail"
      p3 -> p4 "order.placed via audit (inferred)"
      p3 -> p4 "order.placed via far, dead (stale)"
      p3 -> p2 "order.placed via mail (fault: Error, first 1)"
      p2 -> p2 "writes rows"
      p2 -> p4 "pay (fault: Timeout, first 2)"
      p4 -> p4 "writes rows"
      p2 -> p2 "[on error of POST /orders] writes failures (fault: Error)"
      p2 -> p5 "[on error of POST /orders] old pay"
      p6 -> p2 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (an error is ignored)"
      p2 -> p2 "writes rows"
      p2 -> p2 "writes rows (fault: Error)"
      p2 -> p7 "news.sent (fault: Outage)"
      p7 -> p2 "news.sent"
      p7 -> p1 "news.sent"
      p1 -> p2 "writes rows (fault: Error)"
      p2 -> p2 "writes rows"
      p2 -> p2 "[if order is Failed] writes rows"
      p2 -> p2 "[otherwise, not if order is Failed] writes rows (fault: Error)"
      p2 -> p2 "[if ”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ is Succeeded] writes rows"
      p2 -> p2 "[otherwise, not if pay is Skipped] writes rows"
      p8 -> p9 "operation not in the model (unknown)"
      p2 -> p10 "message not in the model (unknown)"
      p2 -> p11 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)"
      p11 -> p2 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ (stale)"
      p2 -> p2 "writes dataset not named (fault: Error)"
      p2 -> p12 "order.placed (unknown)"
      p12 -> p4 "order.placed via dead"
      p2 -> p9 "writes dataset not named"
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
