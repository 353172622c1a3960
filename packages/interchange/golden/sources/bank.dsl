// A workspace in the DSL, with most of what it has.
/*
 * Comments are of three sorts.
 */
workspace "Bank" "Where money is" {

    !identifiers hierarchical
    !impliedRelationships true
    !const NAME "Internet banking"
    !var TECH Go
    !docs docs
    !include people.dsl

    model {
        archetypes {
            service = container {
                technology ${TECH}
                tags "Service"
            }
            api = service {
                description "Answers requests"
            }
            https = -> {
                technology "HTTPS"
            }
            softwareSystem {
                tags "Ours"
            }
            odd = nothing {
            }
        }

        customer = person "Customer" "Has an account" "Private,Loyal"
        group "Online" {
            online = softwareSystem "${NAME}" {
                description "Shows \"accounts\""
                url https://bank.example.org
                perspectives {
                    "Security" "High"
                }
                web = api "Web" {
                    signIn = component "Sign in" "Lets people in" "OpenID Connect"
                    -> db "Reads" "SQL"
                }
                db = container "Accounts" "Keeps accounts" PostgreSQL "Database" {
                    tag Critical
                }
                worker = service Worker """
                    Sends
                    letters
                    """
            }
        }
        old = softwareSystem "Old core" "" deprecated
        reader = element "Card reader" "Hardware" "Reads cards"
        customer --https-> online.web "Looks at \
            accounts" {
            tags "Often"
            properties {
                a b
            }
        }
        reader -> online.web.signIn "Hands over PINs"
        online.worker -/> old
        lost -> old "names what an include would have brought"
        !element old {
            technology COBOL
            -> reader "is old"
            this -> online "still feeds" "FTP" "Nightly"
        }
        !ref nowhere {
            tags "x"
        }
        enterprise "Bank" {
            head = softwareSystem "Head office"
        }
        deploymentEnvironment "Live" {
            deploymentNode "Server" {
                containerInstance online.web
            }
        }
        !script groovy {
            println "never"
        }
        !plugin com.example.Plugin
        !elements "element.tag==Private" {
        }
    }

    views {
        systemLandscape {
            include *
        }
        styles {
            element "Keeps" {
                shape Cylinder
                background #ffffff
            }
            relationship "Relationship" {
                dashed false
            }
        }
    }
    configuration {
        scope softwaresystem
    }
}
