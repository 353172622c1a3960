workspace "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" {
  model {
    !impliedRelationships false
    n1 = person "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" "" "Actor"
    n2 = person "Auditor (inferred, planned)" "" "Actor,Doubtful,planned"
    n3 = person "Customer" "Buys things" "Actor"
    n4 = softwareSystem "Bank" "" "System"
    n5 = softwareSystem "Gone bank (stale, removed)" "" "System,Doubtful,removed"
    n6 = softwareSystem "Next bank (planned)" "" "System,planned"
    n7 = softwareSystem "Old bank (unknown, deprecated)" "Operations: old pay" "System,Doubtful,deprecated"
    n8 = softwareSystem "Shop" "Sells things" "System"
    n9 = softwareSystem "Shop (2)" "" "System"
    n10 = softwareSystem "日本語のとても長い名前 שלום 😀👩‍👩‍👧" "" "System"
    n1 -> n8 "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ [”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ]"
    n2 -> n4 "(inferred)" "" "Doubtful"
    n2 -> n8 "[paper] (stale)" "" "Doubtful"
    n3 -> n8 "buys [HTTPS]; + 3 more"
    n4 -> n7 "replaces [fax]"
    n4 -> n8 "order.paid (inferred)" "" "Message,Doubtful"
    n6 -> n10 "日本語のとても長い名前 שלום 😀👩‍👩‍👧"
    n8 -> n3 "news.sent" "" "Message"
    n8 -> n4 "news.sent; pays [gRPC]"
    n8 -> n5 "paid (stale)" "" "Doubtful"
    n8 -> n7 "pays (unknown)" "" "Doubtful"
    n8 -> n10 "nowhere" "" "Message"
    n9 -> n8 "copies"
  }
  views {
    systemLandscape "view" "”q” 'a' & <b> ⧵ %%{init}%% #59; [x](y) {c} |d| ;e; :f: $ {HOME} //g// __h__ --i-- ..j.. @enduml ~k~ *l* `m` !n $o =p ^r /s/ 5% ÿ" {
      include n1 n2 n3 n4 n5 n6 n7 n8 n9 n10
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
