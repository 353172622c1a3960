workspace "eShop and who is around it" {
  model {
    !impliedRelationships false
    n1 = person "Customer" "Uses the online store." "Actor"
    n2 = softwareSystem "Webhook receiver (inferred)" "Whatever address a webhook subscription names." "System,Doubtful"
    n3 = softwareSystem "eShop" "" "System"
    n1 -> n3 "shops"
    n3 -> n2 "posts webhooks [HTTP]"
  }
  views {
    systemLandscape "view" "eShop and who is around it" {
      include n1 n2 n3
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
