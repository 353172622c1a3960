workspace "Two banks" {
  model {
    !impliedRelationships false
    n1 = person "Customer" "Buys things" "Actor"
    n2 = softwareSystem "Bank" "" "System" {
      n3 = container "ledger (inferred)" "" "" "Store,Doubtful"
    }
    n4 = softwareSystem "Old bank (unknown, deprecated)" "Operations: old pay" "System,Doubtful,deprecated"
    n2 -> n4 "replaces [fax]"
  }
  views {
    container n2 "view" "Two banks" {
      include n1 n3 n4
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
