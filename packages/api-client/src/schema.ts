// Written from openapi.json by `npm run docs`: a change by hand is lost, and fails a test.

export interface paths {
    "/api/agent/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the presented agent token can call
         * @description Needs an agent token, whatever its scopes.
         */
        get: operations["getCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready configuration for the usual clients of the tool endpoint
         * @description Needs a sign-in. A person alone may call it.
         */
        get: operations["listAgentClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/server.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The server.json of this service for the MCP registry
         * @description Needs no sign-in.
         */
        get: operations["getRegistryEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A device asks to be let in by a person
         * @description Needs no sign-in.
         */
        post: operations["startDeviceSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/devices/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A device asks whether it is let in
         * @description Once it is, one answer brings its session; every other one is `expired_token`. Needs no sign-in.
         */
        post: operations["pollDeviceSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/devices/{userCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What asks under a code
         * @description Whoever looks first has it: for everybody else it is not there. Needs a sign-in. A person alone may call it.
         */
        get: operations["getDeviceSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/devices/{userCode}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a device in
         * @description Needs a sign-in. A person alone may call it.
         */
        post: operations["approveDeviceSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/devices/{userCode}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a device out
         * @description Needs a sign-in. A person alone may call it.
         */
        post: operations["denyDeviceSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/external/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a provider sends the browser back to
         * @description Needs no sign-in.
         */
        get: operations["answerExternalSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/external/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in as who the provider said it is
         * @description Needs no sign-in.
         */
        get: operations["completeExternalSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/external/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to a sign-in provider
         * @description Needs no sign-in.
         */
        get: operations["startExternalSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description Needs no sign-in.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session, if there is one
         * @description Needs no sign-in.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in account and its workspaces
         * @description Needs a sign-in. A person alone may call it.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password; other sessions end
         * @description Needs a sign-in. A person alone may call it.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sign-in providers that are configured
         * @description Needs no sign-in.
         */
        get: operations["listSignInProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account
         * @description Needs no sign-in.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose password a link is for
         * @description Needs no sign-in.
         */
        post: operations["readResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a link: a new password
         * @description Ends every session of the account, and its lock. The link is good once. Needs no sign-in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are signed in, the latest use first
         * @description Needs a sign-in. A person alone may call it.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session but the one of the request; what was approved and not fetched ends too. Needs a sign-in. A person alone may call it.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of your sessions, at once and everywhere
         * @description Needs a sign-in. A person alone may call it.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this instance is, for the caller
         * @description Needs a sign-in. An agent token needs the scope read.
         */
        get: operations["getInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts of the instance, in name order
         * @description Needs an instance administrator. A person alone may call it.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance/accounts/{accountId}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to a new password for an account, good once
         * @description It takes the place of the one that the account had. Not from the session of a device. Needs an instance administrator. A person alone may call it.
         */
        post: operations["makeResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance/accounts/{accountId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends every session of an account, and what was approved for a device and not fetched
         * @description Needs an instance administrator. A person alone may call it.
         */
        delete: operations["endSessionsOfAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to the instance and its accounts, the newest first
         * @description Needs an instance administrator. A person alone may call it.
         */
        get: operations["listInstanceAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The policy of the instance and the defaults of its workspaces
         * @description Needs an instance administrator. A person alone may call it.
         */
        get: operations["getInstanceSettings"];
        /**
         * Replaces the policy and the defaults
         * @description Values of workspaces that no longer fit stay stored, do not apply, and are listed. Needs an instance administrator. A person alone may call it.
         */
        put: operations["replaceInstanceSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join with the account that is signed in
         * @description Needs a sign-in. A person alone may call it.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a link leads into
         * @description Needs no sign-in.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and join with it, also where registration is closed
         * @description Needs no sign-in.
         */
        post: operations["registerByInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One project
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Deletes a project and everything in it
         * @description Needs the role owner. A person alone may call it.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Changes the name and the description
         * @description Needs the role editor. A person alone may call it.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/projects/{projectId}/bindings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bindings by ID
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listBindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/bindings/{bindingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One binding
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getBinding"];
        /**
         * Creates or replaces one binding
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["putBinding"];
        post?: never;
        /**
         * Deletes one binding
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteBinding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The branches of a project, newest first
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listBranches"];
        put?: never;
        /**
         * Begins a draft or variant of the main model
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/branches/{branchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One branch, whatever its state
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getBranch"];
        put?: never;
        post?: never;
        /**
         * Discards an open branch; it stays in the list
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["discardBranch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/branches/{branchId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed from a branch's base to it
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getBranchChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/branches/{branchId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings what a draft changed into main
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["mergeBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/build/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is needed to build a selection
         * @description Needs the role viewer. An agent token needs the scope export.
         */
        post: operations["writeBrief"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/build/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How two bundles, or manifests, differ
         * @description Needs the role viewer. An agent token needs the scope export.
         */
        post: operations["compareBundles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/build/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bundle that is built from, or its design document
         * @description Needs the role viewer. An agent token needs the scope export.
         */
        post: operations["exportBuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/build/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One file of the bundle
         * @description Needs the role viewer. An agent token needs the scope export.
         */
        get: operations["readBuiltFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/build/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The manifest of the bundle, without its files
         * @description Needs the role viewer. An agent token needs the scope read or export.
         */
        get: operations["readBuildManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/build/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the design is ready to build, and what is in the way
         * @description Needs the role viewer. An agent token needs the scope read or export.
         */
        get: operations["readBuildReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/build/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a bundle, or a manifest, is what its pinned state gives
         * @description Needs the role viewer. An agent token needs the scope export.
         */
        post: operations["verifyBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Channels in name order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/channels/{channelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One channel
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getChannel"];
        /**
         * Creates or replaces one channel
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["putChannel"];
        post?: never;
        /**
         * Deletes one channel
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The decisions of a project, in number order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listDecisions"];
        put?: never;
        /**
         * Proposes a decision
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["createDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/decisions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All decisions as Markdown, in number order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["exportDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/decisions/{decisionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One decision
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getDecision"];
        /**
         * Replaces what a proposed decision says
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        put: operations["replaceDecision"];
        post?: never;
        /**
         * Deletes a proposed decision
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        delete: operations["deleteDecision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/decisions/{decisionId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts exactly the decision that was read
         * @description Needs the role owner. A person alone may call it.
         */
        post: operations["acceptDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/decisions/{decisionId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One decision as Markdown
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["exportDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/decisions/{decisionId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rejects a proposed decision, with a reason
         * @description Needs the role owner. A person alone may call it.
         */
        post: operations["rejectDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/elements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Elements in name order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/elements/{elementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One element
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getElement"];
        /**
         * Creates or replaces one element
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["putElement"];
        post?: never;
        /**
         * Deletes one element
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteElement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The main model as one document
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["exportModelDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/facts/{factId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person stands for a fact of any kind but a schema
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["confirmFact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a model document into the main model
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["importModelDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/import/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a document of another tool as a model document; writes nothing
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        post: operations["convertToModelDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages in name order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getMessage"];
        /**
         * Creates or replaces one message
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["putMessage"];
        post?: never;
        /**
         * Deletes one message
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A whole model: main, a branch, a revision or a version
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/model/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The facts that changed since a version of main or of a branch
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listModelChanges"];
        put?: never;
        /**
         * Puts and deletes many facts, all or none
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["changeModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/model/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed from one model to another
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["compareModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/model/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The change sets of a stream, newest first
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listModelHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Operations in name order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/operations/{operationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One operation
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getOperation"];
        /**
         * Creates or replaces one operation
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["putOperation"];
        post?: never;
        /**
         * Deletes one operation
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteOperation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The promises of a project, in requirement-number order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listPromises"];
        put?: never;
        /**
         * Creates a promise with its first draft
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["createPromise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/prefix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What requirement IDs begin with, and the next number
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getPromisePrefix"];
        /**
         * Sets what requirement IDs begin with, once
         * @description Needs the role owner. A person alone may call it.
         */
        put: operations["setPromisePrefix"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs the checks of promises that are stale or not run
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["runPromises"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A promise with its revisions and what shows them
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getPromise"];
        /**
         * Changes what the draft of a promise says
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        put: operations["changePromise"];
        post?: never;
        /**
         * Deletes a promise that was never approved
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        delete: operations["deletePromise"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves exactly the draft that was read
         * @description Needs the role owner. A person alone may call it.
         */
        post: operations["approvePromise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the draft changes of what is in force
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getPromiseChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discards the draft of an approved promise
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        delete: operations["discardPromiseDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/obligations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an obligation to the draft
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["addObligation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/obligations/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the obligations that follow from the draft
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["generateObligations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes an obligation of the draft
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        put: operations["changeObligation"];
        post?: never;
        /**
         * Takes an obligation out of the draft
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        delete: operations["removeObligation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records what somebody says of a run elsewhere
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["recordEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs a check and stores what came of it
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["runObligation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a draft beside the approved revision
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["revisePromise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs the checks of a promise that are stale or not run
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["runPromise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/promises/{promiseId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The runs and evidence of a promise, newest first
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listPromiseRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions of a project, newest first
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Asks a question
         * @description Needs the role editor. An agent token needs the scope propose.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One question, with its former answers
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        /**
         * Deletes a question with its answers
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/questions/{questionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers an open question
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/questions/{questionId}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drops an open question
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["dropQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/questions/{questionId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a question open again
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["reopenQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/relationships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Relationships by ID
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listRelationships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/relationships/{relationshipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One relationship
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getRelationship"];
        /**
         * Creates or replaces one relationship
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["putRelationship"];
        post?: never;
        /**
         * Deletes one relationship
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteRelationship"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The repositories that a project follows, in the order of their names
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listRepositories"];
        put?: never;
        /**
         * Follows a repository of the code host
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["followRepository"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/repositories/{repositoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One followed repository
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getRepository"];
        put?: never;
        post?: never;
        /**
         * Stops following a repository; its ID stays taken
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["unfollowRepository"];
        options?: never;
        head?: never;
        /**
         * Follows another branch or tag of a repository
         * @description Needs the role editor. A person alone may call it.
         */
        patch: operations["changeRepository"];
        trace?: never;
    };
    "/api/projects/{projectId}/review/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the findings of two states differ
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["compareFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/review/dispositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every answer to a finding, the newest first
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listFindingAnswers"];
        /**
         * Answers a finding
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["answerFinding"];
        /**
         * Answers several findings, all or none
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["answerFindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/review/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the rules find in main, a revision or a branch
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["reviewProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/review/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a batch of changes would change the findings; nothing is written
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        post: operations["previewFindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/review/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules, in the order of their findings
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listReviewRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/review/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kept reviews, the newest first
         * @description Needs the role viewer. A person alone may call it.
         */
        get: operations["listReviewSnapshots"];
        put?: never;
        /**
         * Reviews a state and keeps its findings with answers
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["keepReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/review/snapshots/{snapshotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A kept review with its findings
         * @description Needs the role viewer. A person alone may call it.
         */
        get: operations["getReviewSnapshot"];
        put?: never;
        post?: never;
        /**
         * Deletes a kept review
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteReviewSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/review/snapshots/{snapshotId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the findings since
         * @description Needs the role viewer. A person alone may call it.
         */
        get: operations["getReviewSnapshotChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The revisions of a project, newest first
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listRevisions"];
        put?: never;
        /**
         * Names the main model as it is now
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["createRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/revisions/{revisionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One revision
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getRevision"];
        put?: never;
        post?: never;
        /**
         * Deletes a revision; its ID stays taken
         * @description Needs the role owner. A person alone may call it.
         */
        delete: operations["deleteRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/revisions/{revisionId}/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A revision with its model document
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getRevisionModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scenarios of a project, in name order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listScenarios"];
        put?: never;
        /**
         * Creates a scenario, also one that cannot be played
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["createScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/scenarios/{scenarioId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One scenario
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getScenario"];
        /**
         * Replaces a scenario
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["replaceScenario"];
        post?: never;
        /**
         * Deletes a scenario; its ID stays taken
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteScenario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/scenarios/{scenarioId}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plays a scenario in virtual time; writes nothing
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        post: operations["runScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schemas in name order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/schemas/{schemaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One schema
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getSchema"];
        /**
         * Creates or replaces one schema
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["putSchema"];
        post?: never;
        /**
         * Deletes one schema
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteSchema"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/schemas/{schemaId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of one schema, newest first
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listSchemaVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/stamp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where each part of a project stands, to see what changed
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getStamp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/stress/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was changed between two runs, and its effect
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["compareStressRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/stress/defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The values a new stress profile starts with
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getStressDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/stress/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All stress profiles of a project, in name order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listStressProfiles"];
        put?: never;
        /**
         * Creates a stress profile; whether it fits model and scenario is asked when it is run
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["createStressProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/stress/profiles/{profileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One stress profile
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getStressProfile"];
        /**
         * Replaces a stress profile; its runs stay as they were
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["replaceStressProfile"];
        post?: never;
        /**
         * Deletes a stress profile and its runs
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteStressProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/stress/profiles/{profileId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All runs of a stress profile, the newest first
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listStressRuns"];
        put?: never;
        /**
         * Runs a stress profile in virtual time and keeps the run; ends when its client goes away
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["runStressProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/stress/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a stress profile of a scenario has to state and may state
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getStressRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/stress/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One stress run, as it was answered
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getStressRun"];
        put?: never;
        post?: never;
        /**
         * Deletes a stress run
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteStressRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscriptions by ID
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One subscription
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getSubscription"];
        /**
         * Creates or replaces one subscription
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["putSubscription"];
        post?: never;
        /**
         * Deletes one subscription
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All views of a project, in name order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Creates a view, also of what the model does not have
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/views/diagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A view that is not stored, drawn as one that is
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        post: operations["drawUnstoredView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One view
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getView"];
        /**
         * Replaces a view
         * @description Needs the role editor. A person alone may call it.
         */
        put: operations["replaceView"];
        post?: never;
        /**
         * Deletes a view; its ID stays taken
         * @description Needs the role editor. A person alone may call it.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{projectId}/views/{viewId}/diagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A view of main, or of the state it names, drawn as text
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["drawView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facts, scenarios, promises, decisions and questions by name and text, wherever the caller may look
         * @description Needs a sign-in. An agent token needs the scope read.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The JSON Schema of settings, for forms
         * @description Needs a sign-in. An agent token needs the scope read.
         */
        get: operations["getSettingsSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the first account, the instance administrator
         * @description Needs no sign-in.
         */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the first account is still to be made
         * @description Needs no sign-in.
         */
        get: operations["getSetupStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's workspaces, in name order
         * @description Needs a sign-in. An agent token needs the scope read.
         */
        get: operations["listWorkspaces"];
        put?: never;
        /**
         * Creates a workspace owned by the caller
         * @description Needs a sign-in. A person alone may call it.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Renames a workspace
         * @description Needs the role owner. A person alone may call it.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/agent-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agent tokens of a workspace, in name order
         * @description Needs the role owner. A person alone may call it.
         */
        get: operations["listAgentTokens"];
        put?: never;
        /**
         * Creates an agent token; its value is shown once
         * @description Needs the role owner. A person alone may call it.
         */
        post: operations["createAgentToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/agent-tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes an agent token, at once and everywhere
         * @description Needs the role owner. A person alone may call it.
         */
        delete: operations["revokeAgentToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in a workspace, the newest first
         * @description Needs the role owner. A person alone may call it.
         */
        get: operations["listWorkspaceAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live invitations of a workspace, newest first
         * @description Needs the role owner. A person alone may call it.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * A link into the workspace, good once; it is shown once
         * @description Needs the role owner. A person alone may call it.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes an invitation back
         * @description Needs the role owner. A person alone may call it.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members of a workspace, in name order
         * @description Needs the role viewer. An agent token needs the scope read and all projects.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Makes an account a member
         * @description Needs the role owner. A person alone may call it.
         */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes a member out
         * @description An owner may remove anybody; a member may remove itself. Needs the role viewer. A person alone may call it.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Changes the role of a member
         * @description Needs the role owner. A person alone may call it.
         */
        patch: operations["changeMember"];
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The projects of a workspace, in name order
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Creates a project with an empty main model
         * @description Needs the role editor. A person alone may call it.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which credentials a workspace has; never a value
         * @description Needs the role owner. A person alone may call it.
         */
        get: operations["listSecrets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/secrets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stores a credential, bound to where the settings point
         * @description Needs the role owner. A person alone may call it.
         */
        put: operations["setSecret"];
        post?: never;
        /**
         * Deletes a credential
         * @description Needs the role owner. A person alone may call it.
         */
        delete: operations["deleteSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{workspaceId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of a workspace
         * @description Needs the role viewer. An agent token needs the scope read.
         */
        get: operations["getWorkspaceSettings"];
        /**
         * Replaces the overrides of a workspace as a whole
         * @description A key that is left out is that of the instance's defaults again. Needs the role owner. A person alone may call it.
         */
        put: operations["replaceWorkspaceSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a person lets a device in
         * @description Needs no sign-in.
         */
        get: operations["readDevicePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The service reaches its database
         * @description Needs no sign-in.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process answers
         * @description Needs no sign-in.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The service can take requests
         * @description Needs no sign-in.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an invitation leads
         * @description Needs no sign-in.
         */
        get: operations["readInvitationPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms-full.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that a coding agent needs to know, in one file
         * @description Needs no sign-in.
         */
        get: operations["getLlmsFullText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the service offers to a coding agent, in links
         * @description Needs no sign-in.
         */
        get: operations["getLlmsText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message of the Model Context Protocol
         * @description Needs an agent token, whatever its scopes.
         */
        post: operations["postMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Script or style of a page
         * @description Needs no sign-in.
         */
        get: operations["readPageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a link to a new password leads
         * @description Needs no sign-in.
         */
        get: operations["readResetPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a coding agent is taught to do here
         * @description Needs no sign-in.
         */
        get: operations["listSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{name}/SKILL.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready instructions for a coding agent
         * @description Needs no sign-in.
         */
        get: operations["readSkill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptDecisionRequest: {
            /**
             * Format: uuid
             * @description The draft or variant whose findings it settles
             */
            branchId?: string | null;
            /** @description Of the decision that was read */
            contentHash: string | null;
            /**
             * Format: uuid
             * @description The revision whose findings it settles
             */
            revisionId?: string | null;
        };
        AddMemberRequest: {
            email: string;
            /** @enum {string} */
            role: "viewer" | "editor" | "owner";
        };
        AdministeredAccountAnswer: {
            /** Format: date-time */
            createdAt: string;
            displayName: string;
            /** Format: email */
            email: string;
            hasPassword: boolean;
            /** Format: uuid */
            id: string;
            /** @description Whether the operator lets it in no more */
            isDisabled: boolean;
            isInstanceAdmin: boolean;
            /**
             * Format: date-time
             * @description When the lock after wrong passwords ends; null where there is none
             */
            lockedUntil: string | null;
            /** @description How many sessions are live */
            sessions: number;
        };
        AdministeredAccountPage: {
            items: components["schemas"]["AdministeredAccountAnswer"][];
            /** @description The cursor of the next page; null on the last */
            nextCursor: string | null;
        };
        AgentTokenResponse: {
            /** Format: date-time */
            createdAt: string;
            /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
            createdBy: string;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description Moves once a minute at most; null before the first use
             */
            lastUsedAt: string | null;
            name: string;
            /**
             * @description How its value begins
             * @example svt_Xk3v9Q
             */
            prefix: string;
            /** Format: uuid */
            projectId: string | null;
            scopes: ("read" | "propose" | "export")[];
        };
        AlternativeRequest: {
            /** @description What it would have been */
            description?: string | null;
            /** @description Why it is not what is decided */
            rejectedBecause?: string | null;
            title: string;
        };
        AnswerRequest: {
            /** @description What the question is answered with */
            answer: string;
        };
        ApproveRequest: {
            comment?: string | null;
            /** @description Of the draft that was read */
            contentHash: string;
            /** @description The draft that was read */
            revision: number;
        };
        AskingDeviceAnswer: {
            /** @description The address that asks */
            address: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether this request comes from there, too */
            isSameAddress: boolean;
            /** @description What the device calls itself: whoever asks can say anything */
            name: string;
            /** @example BCDF-GHJK */
            userCode: string;
        };
        AssertionOfRun: {
            detail: string;
            id: string;
            passed: boolean;
            vacuous: boolean;
        };
        AssertionResultResponse: {
            detail: string;
            id: string;
            passed: boolean;
        };
        AuditActor: {
            /**
             * Format: uuid
             * @description null for the service itself
             */
            id: string | null;
            /** @enum {string} */
            kind: "user" | "agent-token" | "service";
            /** @description As it was called then */
            name: string;
        };
        AuditEntryResponse: {
            /** @description What happened, as settings.changed */
            action: string;
            actor: components["schemas"]["AuditActor"];
            /** Format: date-time */
            at: string;
            /** @description Never holds a secret */
            details: {
                [key: string]: unknown;
            };
            /** Format: uuid */
            id: string;
            /** @description The ID or the name of what was acted on */
            target: string;
        };
        BindingDto: {
            /**
             * @description How sure it is
             * @enum {string}
             */
            factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
            /** Format: uuid */
            id: string;
            provenance: components["schemas"]["ProvenanceDto"] | null;
            routingKey: string | null;
            /** Format: uuid */
            sourceChannelId: string;
            stale: components["schemas"]["StaleMarkDto"] | null;
            /** Format: uuid */
            targetChannelId: string;
        };
        BindingRequest: {
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
            /** Format: uuid */
            id?: string;
            provenance?: components["schemas"]["ProvenanceRequest"] | null;
            routingKey?: string | null;
            /** Format: uuid */
            sourceChannelId: string;
            /** @description Not taken: the mark stays as it is */
            stale?: {
                reason: string;
                sinceRevision: string;
            } | null;
            /** Format: uuid */
            targetChannelId: string;
        };
        BranchResponse: {
            /** @description The version of main it began as */
            baseVersion: number;
            /** Format: date-time */
            createdAt: string;
            /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
            createdBy: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "draft" | "variant";
            name: string;
            /** @enum {string} */
            state: "open" | "merged" | "discarded";
            /** @description Its own: 0 as it began */
            version: number;
        };
        BranchStep: {
            /** @description Runs otherwise */
            else?: ((components["schemas"]["CallStep"] | components["schemas"]["PublishStep"] | components["schemas"]["WriteStep"] | components["schemas"]["ParallelStep"] | components["schemas"]["BranchStep"]) | null)[] | null;
            /** @description Unique in the scenario */
            id?: string | null;
            /** @description The outcome that takes `then`: Succeeded, Failed, Skipped */
            is?: string | null;
            /** @description Runs when the outcome is as said */
            then?: ((components["schemas"]["CallStep"] | components["schemas"]["PublishStep"] | components["schemas"]["WriteStep"] | components["schemas"]["ParallelStep"] | components["schemas"]["BranchStep"]) | null)[] | null;
            /** @enum {string} */
            type: "branch";
            /** @description A step that is final before this one runs */
            whenStep?: string | null;
        };
        BriefManifestResponse: {
            blockers: {
                code: string;
                /** @description What is in the way and how it is mended */
                message: string;
                /** @description A stable ID, or the path of a file */
                subject: string;
            }[];
            /** @description Nothing is in the way in this scope */
            buildReady: boolean;
            /** @description Of the brief that is sent */
            bytes: number;
            /** @enum {string} */
            format: "service-brief/1";
            generator: {
                name: string;
                version: string;
            };
            included: {
                channelIds: string[];
                elementIds: string[];
                messageIds: string[];
                operationIds: string[];
                requirementIds: string[];
                scenarioIds: string[];
                schemaIds: string[];
                subscriptionIds: string[];
            };
            notApproved: string[];
            pinned: {
                /** Format: uuid */
                branch: string;
                decisions?: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                /** Format: uuid */
                projectId: string;
                projectName: string;
                promises: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                /** Format: uuid */
                revisionId: string | null;
                runs: {
                    obligationId: string;
                    /** Format: uuid */
                    promiseId: string;
                    promiseRevision: number;
                    /** Format: uuid */
                    runId: string;
                }[];
                scenarios: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                schemas: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                seal?: string;
                sources: {
                    latestCommit: string | null;
                    /** Format: uuid */
                    latestScan: string | null;
                    /** @description Host, owner and name */
                    repository: string;
                    trackedCommit: string | null;
                    trackedRef: string | null;
                    /** Format: uuid */
                    trackedScan: string | null;
                }[];
                streamVersion: number;
            };
            retired: string[];
            selection: {
                elementIds: string[];
                promiseIds: string[];
                scenarioIds: string[];
            };
            /** @description Lower-case hex SHA-256 */
            sha256: string;
            unconfirmedFacts: string[];
        };
        BriefRequest: {
            /**
             * Format: uuid
             * @description An open branch
             */
            branchId?: string | null;
            /**
             * Format: uuid
             * @description A completed comparison scan; none can be named yet
             */
            changeScanId?: string | null;
            /** @description IDs of elements; repeats fall away */
            elementIds?: string[] | null;
            /** @description What is needed least is left out until the brief has no more tokens; null: nothing is */
            maxTokens?: number | null;
            /** @description IDs of promises (not requirement IDs); repeats fall away */
            promiseIds?: string[] | null;
            /**
             * Format: uuid
             * @description A revision of the model; null: main as it is now
             */
            revisionId?: string | null;
            /** @description IDs of scenarios; repeats fall away */
            scenarioIds?: string[] | null;
        };
        BriefResponse: {
            /** @description Markdown */
            brief: string;
            manifest: components["schemas"]["BriefManifestResponse"];
            omitted: string[];
            tokens: {
                count: number;
                tokenizer: string;
            };
        };
        BuildComparisonResponse: {
            blockers: {
                came: {
                    code: string;
                    /** @description What is in the way and how it is mended */
                    message: string;
                    /** @description A stable ID, or the path of a file */
                    subject: string;
                }[];
                changed: {
                    code: string;
                    /** @description What is in the way and how it is mended */
                    message: string;
                    /** @description A stable ID, or the path of a file */
                    subject: string;
                }[];
                went: {
                    code: string;
                    /** @description What is in the way and how it is mended */
                    message: string;
                    /** @description A stable ID, or the path of a file */
                    subject: string;
                }[];
            };
            decisions: components["schemas"]["NamedChangesResponse"];
            files: components["schemas"]["NamedChangesResponse"];
            /** @description Lower-case hex SHA-256 */
            fromBundleHash: string;
            requirements: components["schemas"]["NamedChangesResponse"];
            same: boolean;
            /** @description Lower-case hex SHA-256 */
            toBundleHash: string;
        };
        BuildReadyResponse: {
            blockers: {
                code: string;
                /** @description Paths of this API to what settles it */
                links: string[];
                /** @description What is in the way and how it is mended */
                message: string;
                /** @description A stable ID, or the path of a file */
                subject: string;
            }[];
            buildReady: boolean;
        };
        CallStep: {
            /** @description The calling element, by its ID */
            from?: string | null;
            /** @description Unique in the scenario */
            id?: string | null;
            /** @description What the caller does after every attempt failed; empty handles nothing */
            onError?: ((components["schemas"]["CallStep"] | components["schemas"]["PublishStep"] | components["schemas"]["WriteStep"] | components["schemas"]["ParallelStep"] | components["schemas"]["BranchStep"]) | null)[] | null;
            /** @description The operation called, by its ID */
            operation?: string | null;
            /** @description The request: any JSON value or null */
            request?: unknown;
            /** @description The response: any JSON value or null */
            response?: unknown;
            /** @description What the operation's owner does; again in each attempt */
            then?: ((components["schemas"]["CallStep"] | components["schemas"]["PublishStep"] | components["schemas"]["WriteStep"] | components["schemas"]["ParallelStep"] | components["schemas"]["BranchStep"]) | null)[] | null;
            /** @enum {string} */
            type: "call";
        };
        CallableEndpointResponse: {
            /** @example GET */
            method: string;
            /** @example /api/projects/{projectId}/model */
            path: string;
            /** @enum {string} */
            scope: "read" | "propose" | "export";
        };
        CallableToolResponse: {
            description: string;
            name: string;
            /** @enum {string} */
            scope: "read" | "propose" | "export";
        };
        CapabilitiesResponse: {
            endpoints: components["schemas"]["CallableEndpointResponse"][];
            token: components["schemas"]["OwnTokenResponse"];
            tools: components["schemas"]["CallableToolResponse"][];
        };
        ChangeItemResponse: {
            /**
             * @description unchanged where it was so already
             * @enum {string}
             */
            change: "added" | "changed" | "unchanged" | "removed";
            /** @description Always null */
            error: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Always null
             */
            importedAs: string | null;
            /** @enum {string} */
            kind: "element" | "relationship" | "message" | "channel" | "operation" | "subscription" | "binding" | "schema";
            /** @description Name, label or routing key */
            name: string | null;
        };
        ChangeMemberRequest: {
            /** @enum {string} */
            role: "viewer" | "editor" | "owner";
        };
        ChangePasswordRequest: {
            /** Format: password */
            currentPassword: string;
            /**
             * Format: password
             * @description At least one digit and one upper-case letter; at most 72 bytes of UTF-8
             */
            newPassword: string;
        };
        ChangeRepositoryRequest: {
            /** @description A branch or a tag, without refs/; null for codehost.defaultRef of the settings, else the default branch */
            trackedRef: string | null;
        };
        ChangeResultResponse: {
            /** @description In the order asked for; of a merge by kind and ID */
            items: components["schemas"]["ChangeItemResponse"][];
            /** @description The version written */
            modelVersion: number;
        };
        ChangedFindingResponse: {
            after: components["schemas"]["FindingResponse"];
            before: components["schemas"]["FindingResponse"];
        };
        ChannelDto: {
            /**
             * @description How sure it is
             * @enum {string}
             */
            factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "topic" | "queue" | "exchange";
            name: string;
            provenance: components["schemas"]["ProvenanceDto"] | null;
            stale: components["schemas"]["StaleMarkDto"] | null;
        };
        ChannelRequest: {
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
            /** Format: uuid */
            id?: string;
            /** @enum {string} */
            kind: "topic" | "queue" | "exchange";
            name: string;
            provenance?: components["schemas"]["ProvenanceRequest"] | null;
            /** @description Not taken: the mark stays as it is */
            stale?: {
                reason: string;
                sinceRevision: string;
            } | null;
        };
        CheckFaultRequest: {
            /** @description Attempts that fail; null fails every attempt */
            failFirst?: number | null;
            /** @enum {string} */
            kind: "Error" | "Outage" | "Timeout";
            /**
             * Format: uuid
             * @description An operation, channel, subscription or element
             */
            target: string;
        };
        CiteResponse: {
            /** @enum {string|null} */
            factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "element" | "relationship" | "message" | "operation" | "channel" | "subscription" | "binding" | "schema" | "scenario" | "promise";
            name: string | null;
            stale: components["schemas"]["StaleMarkDto"] | null;
        };
        ClaimedSourceRequest: {
            commitSha?: string | null;
            /** @description success of what passed, any other word of what failed */
            conclusion?: string | null;
            /** Format: uri */
            runUrl: string;
            /** @enum {string} */
            system: "codehost-actions" | "other";
        };
        ClientResponse: {
            /** @description The file it belongs into; null for a command */
            file: string | null;
            /** @enum {string} */
            format: "command" | "json" | "toml";
            /** @example claude-code */
            name: string;
            /** @description With <AGENT_TOKEN> in the place of the token */
            text: string;
            /** @example Claude Code */
            title: string;
        };
        ClientsResponse: {
            clients: components["schemas"]["ClientResponse"][];
        };
        CompareBundlesRequest: {
            from: {
                /** @description The archive in base64 */
                bundle?: string;
                manifest?: {
                    blockers: {
                        code: string;
                        message: string;
                        subject: string;
                    }[];
                    buildReady: boolean;
                    bundleHash: string;
                    files: {
                        bytes: number;
                        path: string;
                        sha256: string;
                    }[];
                    /** @enum {string} */
                    format: "service-bundle/2";
                    generator: {
                        /** @enum {string} */
                        name: "service-build";
                        /** @enum {string} */
                        version: "2";
                    };
                    pinned: {
                        /** Format: uuid */
                        branch: string;
                        /** Format: uuid */
                        projectId: string;
                        projectName: string;
                        promises: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        revisionId: string | null;
                        runs: {
                            obligationId: string;
                            /** Format: uuid */
                            promiseId: string;
                            promiseRevision: number;
                            /** Format: uuid */
                            runId: string;
                        }[];
                        scenarios: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        schemas: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        sources: {
                            latestCommit: string | null;
                            /** Format: uuid */
                            latestScan: string | null;
                            /** @description Host, owner and name */
                            repository: string;
                            trackedCommit: string | null;
                            trackedRef: string | null;
                            /** Format: uuid */
                            trackedScan: string | null;
                        }[];
                        streamVersion: number;
                    };
                    selfCheck: {
                        asyncApiChannels: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiMessages: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiPublications: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiSubscriptions: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        notes: string[];
                        openApiOperations: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        passed: boolean;
                    };
                } | {
                    blockers: {
                        code: string;
                        message: string;
                        subject: string;
                    }[];
                    buildReady: boolean;
                    bundleHash: string;
                    files: {
                        bytes: number;
                        path: string;
                        sha256: string;
                    }[];
                    /** @enum {string} */
                    format: "service-bundle/3";
                    generator: {
                        /** @enum {string} */
                        name: "service-build";
                        /** @enum {string} */
                        version: "3";
                    };
                    pinned: {
                        /** Format: uuid */
                        branch: string;
                        decisions: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        projectId: string;
                        projectName: string;
                        promises: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        revisionId: string | null;
                        runs: {
                            obligationId: string;
                            /** Format: uuid */
                            promiseId: string;
                            promiseRevision: number;
                            /** Format: uuid */
                            runId: string;
                        }[];
                        scenarios: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        schemas: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        sources: {
                            latestCommit: string | null;
                            /** Format: uuid */
                            latestScan: string | null;
                            /** @description Host, owner and name */
                            repository: string;
                            trackedCommit: string | null;
                            trackedRef: string | null;
                            /** Format: uuid */
                            trackedScan: string | null;
                        }[];
                        streamVersion: number;
                    };
                    selfCheck: {
                        asyncApiChannels: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiMessages: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiPublications: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiSubscriptions: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        notes: string[];
                        openApiOperations: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        passed: boolean;
                    };
                } | {
                    blockers: {
                        code: string;
                        message: string;
                        subject: string;
                    }[];
                    buildReady: boolean;
                    bundleHash: string;
                    files: {
                        bytes: number;
                        path: string;
                        sha256: string;
                    }[];
                    /** @enum {string} */
                    format: "service-bundle/4";
                    generator: {
                        /** @enum {string} */
                        name: "service-build";
                        /** @enum {string} */
                        version: "3";
                    };
                    pinned: {
                        /** Format: uuid */
                        branch: string;
                        decisions: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        projectId: string;
                        projectName: string;
                        promises: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        revisionId: string | null;
                        runs: {
                            obligationId: string;
                            /** Format: uuid */
                            promiseId: string;
                            promiseRevision: number;
                            /** Format: uuid */
                            runId: string;
                        }[];
                        scenarios: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        schemas: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        seal?: string;
                        sources: {
                            latestCommit: string | null;
                            /** Format: uuid */
                            latestScan: string | null;
                            /** @description Host, owner and name */
                            repository: string;
                            trackedCommit: string | null;
                            trackedRef: string | null;
                            /** Format: uuid */
                            trackedScan: string | null;
                        }[];
                        streamVersion: number;
                    };
                    selfCheck: {
                        asyncApiChannels: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiMessages: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiPublications: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiSubscriptions: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        notes: string[];
                        openApiOperations: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        passed: boolean;
                    };
                };
            };
            to: {
                /** @description The archive in base64 */
                bundle?: string;
                manifest?: {
                    blockers: {
                        code: string;
                        message: string;
                        subject: string;
                    }[];
                    buildReady: boolean;
                    bundleHash: string;
                    files: {
                        bytes: number;
                        path: string;
                        sha256: string;
                    }[];
                    /** @enum {string} */
                    format: "service-bundle/2";
                    generator: {
                        /** @enum {string} */
                        name: "service-build";
                        /** @enum {string} */
                        version: "2";
                    };
                    pinned: {
                        /** Format: uuid */
                        branch: string;
                        /** Format: uuid */
                        projectId: string;
                        projectName: string;
                        promises: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        revisionId: string | null;
                        runs: {
                            obligationId: string;
                            /** Format: uuid */
                            promiseId: string;
                            promiseRevision: number;
                            /** Format: uuid */
                            runId: string;
                        }[];
                        scenarios: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        schemas: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        sources: {
                            latestCommit: string | null;
                            /** Format: uuid */
                            latestScan: string | null;
                            /** @description Host, owner and name */
                            repository: string;
                            trackedCommit: string | null;
                            trackedRef: string | null;
                            /** Format: uuid */
                            trackedScan: string | null;
                        }[];
                        streamVersion: number;
                    };
                    selfCheck: {
                        asyncApiChannels: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiMessages: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiPublications: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiSubscriptions: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        notes: string[];
                        openApiOperations: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        passed: boolean;
                    };
                } | {
                    blockers: {
                        code: string;
                        message: string;
                        subject: string;
                    }[];
                    buildReady: boolean;
                    bundleHash: string;
                    files: {
                        bytes: number;
                        path: string;
                        sha256: string;
                    }[];
                    /** @enum {string} */
                    format: "service-bundle/3";
                    generator: {
                        /** @enum {string} */
                        name: "service-build";
                        /** @enum {string} */
                        version: "3";
                    };
                    pinned: {
                        /** Format: uuid */
                        branch: string;
                        decisions: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        projectId: string;
                        projectName: string;
                        promises: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        revisionId: string | null;
                        runs: {
                            obligationId: string;
                            /** Format: uuid */
                            promiseId: string;
                            promiseRevision: number;
                            /** Format: uuid */
                            runId: string;
                        }[];
                        scenarios: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        schemas: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        sources: {
                            latestCommit: string | null;
                            /** Format: uuid */
                            latestScan: string | null;
                            /** @description Host, owner and name */
                            repository: string;
                            trackedCommit: string | null;
                            trackedRef: string | null;
                            /** Format: uuid */
                            trackedScan: string | null;
                        }[];
                        streamVersion: number;
                    };
                    selfCheck: {
                        asyncApiChannels: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiMessages: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiPublications: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiSubscriptions: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        notes: string[];
                        openApiOperations: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        passed: boolean;
                    };
                } | {
                    blockers: {
                        code: string;
                        message: string;
                        subject: string;
                    }[];
                    buildReady: boolean;
                    bundleHash: string;
                    files: {
                        bytes: number;
                        path: string;
                        sha256: string;
                    }[];
                    /** @enum {string} */
                    format: "service-bundle/4";
                    generator: {
                        /** @enum {string} */
                        name: "service-build";
                        /** @enum {string} */
                        version: "3";
                    };
                    pinned: {
                        /** Format: uuid */
                        branch: string;
                        decisions: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        projectId: string;
                        projectName: string;
                        promises: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        /** Format: uuid */
                        revisionId: string | null;
                        runs: {
                            obligationId: string;
                            /** Format: uuid */
                            promiseId: string;
                            promiseRevision: number;
                            /** Format: uuid */
                            runId: string;
                        }[];
                        scenarios: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        schemas: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        }[];
                        seal?: string;
                        sources: {
                            latestCommit: string | null;
                            /** Format: uuid */
                            latestScan: string | null;
                            /** @description Host, owner and name */
                            repository: string;
                            trackedCommit: string | null;
                            trackedRef: string | null;
                            /** Format: uuid */
                            trackedScan: string | null;
                        }[];
                        streamVersion: number;
                    };
                    selfCheck: {
                        asyncApiChannels: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiMessages: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiPublications: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        asyncApiSubscriptions: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        notes: string[];
                        openApiOperations: {
                            expected: number;
                            missing: number;
                            parsed: number;
                            unexpected: number;
                        };
                        passed: boolean;
                    };
                };
            };
        };
        ComparedItemResponse: {
            /** @enum {string} */
            change: "added" | "changed" | "removed";
            /** @description Empty for what was added or removed */
            fields: components["schemas"]["FieldChangeResponse"][];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "element" | "relationship" | "message" | "channel" | "operation" | "subscription" | "binding" | "schema";
            /** @description Name, label or routing key */
            name: string | null;
        };
        ComparedSideResponse: {
            /** @description SHA-256 of the canonical JSON of the eight lists */
            modelHash: string;
            modelVersion: number;
            /** @description null for the empty model */
            name: string | null;
            /** @description null for the empty model */
            ref: string | null;
        };
        ComparisonCountsResponse: {
            added: number;
            changed: number;
            removed: number;
            unchanged: number;
        };
        ConversionNoteResponse: {
            /** @description null where it is not known */
            line: number | null;
            /** @description Where in the source; empty for the whole */
            path: string;
            what: string;
        };
        ConversionResponse: {
            /** @description An import takes it as it is */
            document: components["schemas"]["ModelDocumentDto"];
            /**
             * @description What it was read as
             * @enum {string}
             */
            format: "openapi" | "asyncapi" | "structurizr" | "likec4" | "compose" | "backstage";
            /** @description What notes leaves out */
            moreNotes: components["schemas"]["UnlistedNotesResponse"][];
            /** @description What was not carried over, by place */
            notes: components["schemas"]["ConversionNoteResponse"][];
        };
        CreateAgentTokenRequest: {
            /**
             * Format: date-time
             * @description In the future, at most 2 years; null for a token without an end
             */
            expiresAt: string | null;
            name: string;
            /**
             * Format: uuid
             * @description The one project it may read; null for all of the workspace
             */
            projectId: string | null;
            scopes: ("read" | "propose" | "export")[];
        };
        CreateBranchRequest: {
            /**
             * Format: uuid
             * @description The revision it begins as; main as it is now without it
             */
            fromRevisionId?: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "draft" | "variant";
            name: string;
        };
        CreateInvitationRequest: {
            /**
             * Format: email
             * @description null: whoever has the link
             */
            email: string | null;
            /** @enum {string} */
            role: "viewer" | "editor" | "owner";
        };
        CreateProjectRequest: {
            /** @description missing reads as null */
            description?: string | null;
            /** Format: uuid */
            id: string;
            name: string;
        };
        CreateRevisionRequest: {
            /** Format: uuid */
            id: string;
            name: string;
            note: string | null;
        };
        CreateWorkspaceRequest: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        CreatedAgentTokenResponse: {
            token: components["schemas"]["AgentTokenResponse"];
            /** @description The token itself: shown here and never again */
            value: string;
        };
        CreatedInvitationResponse: {
            invitation: components["schemas"]["InvitationResponse"];
            /**
             * Format: uri
             * @description Shown once; its secret comes after #
             */
            url: string;
        };
        DecisionRequest: {
            /** @description What it is about */
            affectedIds: string[] | null;
            alternatives: components["schemas"]["AlternativeRequest"][] | null;
            /** @description What follows from it */
            consequences: string | null;
            /** @description What made a decision necessary */
            context: string | null;
            /** @description What is decided */
            decision: string;
            /**
             * @description Of a new decision
             * @enum {string|null}
             */
            origin?: "human" | null;
            /** @description Findings that are answered by it */
            settles: components["schemas"]["SettlesRequest"][] | null;
            /**
             * Format: uuid
             * @description The decision that it takes the place of
             */
            supersedes: string | null;
            title: string;
        };
        DecisionResponse: {
            affectedIds: string[];
            alternatives: {
                description: string | null;
                rejectedBecause: string | null;
                title: string;
            }[];
            consequences: string | null;
            /** @description SHA-256, 64 lower-case hex digits */
            contentHash: string;
            context: string | null;
            /** @description ISO 8601 in UTC */
            decidedAt: string | null;
            /** @description user:<id> or agent-token:<id> */
            decidedBy: string | null;
            decision: string;
            /** Format: uuid */
            id: string;
            /** @description ISO 8601 in UTC */
            lastChangedAt: string;
            /** @description user:<id> or agent-token:<id> */
            lastChangedBy: string;
            missingAffectedIds: string[];
            number: number;
            /** @enum {string} */
            origin: "human" | "ai-suggested" | "agent-suggested";
            /** @description ISO 8601 in UTC */
            proposedAt: string;
            /** @description user:<id> or agent-token:<id> */
            proposedBy: string;
            /** @description ADR-<NNNN> */
            reference: string;
            rejectReason: string | null;
            settles: {
                /** @description Once it is accepted */
                fingerprint?: string;
                ruleId: string;
                /** @description Once it is accepted */
                ruleVersion?: number;
                /** Format: uuid */
                subjectId: string;
            }[];
            /** @enum {string} */
            status: "proposed" | "accepted" | "rejected" | "superseded";
            /** Format: uuid */
            supersededBy: string | null;
            /** Format: uuid */
            supersedes: string | null;
            title: string;
            version: number;
        };
        DerivedObligations: {
            added: {
                kind: string;
                recipe: components["schemas"]["Recipe"];
                title: string;
            }[];
            noLongerDerived: {
                key: string;
                kind: string;
                title: string;
            }[];
        };
        DispositionResponse: {
            /** Format: date-time */
            at: string;
            /** @description `user:<id>` */
            by: string;
            /** Format: uuid */
            decisionId: string | null;
            /** @description Of the finding when it was given */
            fingerprint: string;
            reason: string | null;
            /** @description Of the rule when it was given */
            ruleVersion: number;
            /** @enum {string} */
            status: "open" | "wont-fix" | "accepted-by-decision";
        };
        ElementDto: {
            description: string | null;
            /**
             * @description How sure it is
             * @enum {string}
             */
            factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
            icon: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "actor" | "system" | "app" | "store" | "component";
            name: string;
            /** Format: uuid */
            parentId: string | null;
            provenance: components["schemas"]["ProvenanceDto"] | null;
            stale: components["schemas"]["StaleMarkDto"] | null;
            /** @enum {string} */
            status: "current" | "planned" | "deprecated" | "removed";
            /** @description At most 50 different ones */
            tags: string[];
            technology: string | null;
        };
        ElementRequest: {
            description?: string | null;
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
            icon?: string | null;
            /** Format: uuid */
            id?: string;
            /** @enum {string} */
            kind: "actor" | "system" | "app" | "store" | "component";
            name: string;
            /**
             * Format: uuid
             * @description The member of the workspace responsible for it
             */
            ownerId?: string | null;
            /** Format: uuid */
            parentId?: string | null;
            provenance?: components["schemas"]["ProvenanceRequest"] | null;
            /** @description Not taken: the mark stays as it is */
            stale?: {
                reason: string;
                sinceRevision: string;
            } | null;
            /** @enum {string} */
            status: "current" | "planned" | "deprecated" | "removed";
            /** @description At most 50 different ones */
            tags?: string[] | null;
            technology?: string | null;
        };
        ElementResponse: {
            description: string | null;
            /**
             * @description How sure it is
             * @enum {string}
             */
            factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
            icon: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "actor" | "system" | "app" | "store" | "component";
            name: string;
            /**
             * Format: uuid
             * @description The member of the workspace responsible for it
             */
            ownerId: string | null;
            /** Format: uuid */
            parentId: string | null;
            provenance: components["schemas"]["ProvenanceDto"] | null;
            stale: components["schemas"]["StaleMarkDto"] | null;
            /** @enum {string} */
            status: "current" | "planned" | "deprecated" | "removed";
            /** @description At most 50 different ones */
            tags: string[];
            technology: string | null;
        };
        EventCountAssertion: {
            /** @description How many there must be, from 0 */
            expected?: number | null;
            /** @description Unique in the scenario */
            id?: string | null;
            /** @description The kind of the events: RequestSent, ResponseReceived, RequestFailed, RequestTimedOut, RetryScheduled, Published, PublishFailed, Delivered, DeliveryFailed, DeadLettered, Dropped, DataWritten, DataWriteFailed, BranchTaken, StepSkipped, Routed, NotRouted */
            kind?: string | null;
            /** @description What the events are of; null counts every event of the kind, by its ID */
            target?: string | null;
            /** @enum {string} */
            type: "event-count";
        };
        EventCountOfCheckRequest: {
            expected: number;
            /** @description Unique in the check */
            id: string;
            /** @enum {string} */
            kind: "RequestSent" | "ResponseReceived" | "RequestFailed" | "RequestTimedOut" | "RetryScheduled" | "Published" | "PublishFailed" | "Delivered" | "DeliveryFailed" | "DeadLettered" | "Dropped" | "DataWritten" | "DataWriteFailed" | "BranchTaken" | "StepSkipped" | "Routed" | "NotRouted";
            /**
             * Format: uuid
             * @description What the events are of; null counts every event of the kind
             */
            target?: string | null;
            /** @enum {string} */
            type: "event-count";
        };
        EvidenceCounts: {
            failed: number;
            notRun: number;
            passed: number;
            stale: number;
            unsupported: number;
        };
        EvidenceEntry: {
            artifactDigest: string | null;
            commitSha: string | null;
            conclusion: string | null;
            /** @enum {string} */
            identity: "verified" | "claimed";
            /** @enum {string|null} */
            identityReason: "no-evidence-source" | "system-not-checkable" | "run-url-not-recognised" | "repository-differs" | "github-not-configured" | "run-url-host-differs" | "repository-not-followed" | "no-tracked-commit" | "github-rate-limited" | "github-access-refused" | "run-not-found" | "github-unavailable" | "run-repository-unknown" | "run-repository-differs" | "workflow-differs" | "commit-differs" | "run-not-completed" | "jobs-unavailable" | "jobs-incomplete" | "job-not-found" | "job-not-completed" | "job-not-conclusive" | "run-not-success" | "run-not-conclusive" | "result-differs" | null;
            /** @enum {string} */
            result: "passed" | "failed";
            runUrl: string;
            /** @enum {string} */
            system: "codehost-actions" | "other";
        };
        EvidenceRequest: {
            /** @description Recorded as claimed */
            artifactDigest?: string | null;
            /** @enum {string} */
            result: "passed" | "failed";
            /** @description null: the approved one in force */
            revision?: number | null;
            source: components["schemas"]["ClaimedSourceRequest"];
        };
        EvidenceSourceRequest: {
            job?: string | null;
            /** @description owner/name in lower case */
            repository: string;
            /** @enum {string} */
            system: "codehost-actions" | "other";
            /** @description Ending in .yml or .yaml the path of its file, else its name */
            workflow: string;
        };
        EvidenceStatus: {
            counts: components["schemas"]["EvidenceCounts"];
            gaps: string[];
            obligations: {
                changed: {
                    current: unknown;
                    id: string;
                    /** @enum {string} */
                    kind: "model" | "scenario" | "schema" | "repository" | "scan";
                    recorded: unknown;
                }[];
                current: boolean;
                evidence: components["schemas"]["EvidenceEntry"][];
                limitations: string[];
                obligationId: string;
                /** @enum {string} */
                result: "passed" | "failed" | "not-run" | "unsupported";
                stale: boolean;
            }[];
        };
        ExportRequest: {
            /**
             * Format: uuid
             * @description An open branch
             */
            branchId?: string | null;
            /**
             * @default bundle
             * @enum {string}
             */
            format?: "bundle" | "sdd";
            pinned?: {
                /** Format: uuid */
                branch: string;
                decisions?: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                /** Format: uuid */
                projectId: string;
                projectName: string;
                promises: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                /** Format: uuid */
                revisionId: string | null;
                runs: {
                    obligationId: string;
                    /** Format: uuid */
                    promiseId: string;
                    promiseRevision: number;
                    /** Format: uuid */
                    runId: string;
                }[];
                scenarios: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                schemas: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                seal?: string;
                sources: {
                    latestCommit: string | null;
                    /** Format: uuid */
                    latestScan: string | null;
                    /** @description Host, owner and name */
                    repository: string;
                    trackedCommit: string | null;
                    trackedRef: string | null;
                    /** Format: uuid */
                    trackedScan: string | null;
                }[];
                streamVersion: number;
            } | null;
            /**
             * Format: uuid
             * @description A revision of the model; null: main as it is now
             */
            revisionId?: string | null;
        };
        ExternalSignInEnd: {
            /** @enum {string} */
            external: "denied" | "email_in_use" | "expired" | "failed" | "not_allowed" | "not_configured" | "not_verified" | "provider_unavailable" | "registration_closed" | "too_many" | "unavailable";
        };
        FactsSinceResponse: {
            /** @description By kind and ID */
            changes: ({
                /** @enum {string} */
                change: "added" | "changed";
                fact: components["schemas"]["ElementResponse"];
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "element";
            } | {
                /** @enum {string} */
                change: "added" | "changed";
                fact: components["schemas"]["RelationshipDto"];
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "relationship";
            } | {
                /** @enum {string} */
                change: "added" | "changed";
                fact: components["schemas"]["MessageDto"];
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "message";
            } | {
                /** @enum {string} */
                change: "added" | "changed";
                fact: components["schemas"]["ChannelDto"];
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "channel";
            } | {
                /** @enum {string} */
                change: "added" | "changed";
                fact: components["schemas"]["OperationDto"];
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "operation";
            } | {
                /** @enum {string} */
                change: "added" | "changed";
                fact: components["schemas"]["SubscriptionDto"];
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "subscription";
            } | {
                /** @enum {string} */
                change: "added" | "changed";
                fact: components["schemas"]["BindingDto"];
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "binding";
            } | {
                /** @enum {string} */
                change: "removed";
                fact: null;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "element" | "relationship" | "message" | "channel" | "operation" | "subscription" | "binding";
            })[];
            /** @description The version that the changes lead to */
            modelVersion: number;
            since: number;
            /** Format: uuid */
            streamId: string;
        };
        Fault: {
            /** @description Attempts that fail, from 1; null fails every attempt */
            failFirst?: number | null;
            /** @description What happens: Error, Outage, Timeout */
            kind?: string | null;
            /** @description An operation, channel, subscription or element, by its ID */
            target?: string | null;
        };
        FieldChangeResponse: {
            field: string;
            /** @description Any JSON value or null */
            left: unknown;
            /** @description Any JSON value or null */
            right: unknown;
        };
        FindingAnswerRequest: {
            /**
             * Format: uuid
             * @description An open branch
             */
            branchId?: string | null;
            /**
             * Format: uuid
             * @description Of accepted-by-decision: a decision in force
             */
            decisionId?: string | null;
            /** @description Of wont-fix: why it stays; a blank one is none */
            reason?: string | null;
            /**
             * Format: uuid
             * @description A revision of the model; null: main as it is now
             */
            revisionId?: string | null;
            /** @enum {string} */
            ruleId: "REL-001" | "REL-002" | "REL-003" | "REL-004" | "REL-005" | "REL-006" | "CON-001" | "CON-002" | "CON-003" | "CON-004" | "CON-005" | "TRU-001" | "TRU-002" | "OVR-001" | "OVR-002" | "OVR-003" | "OVR-004" | "OVR-005" | "OVR-006";
            /** @enum {string} */
            status: "open" | "wont-fix" | "accepted-by-decision";
            /** Format: uuid */
            subjectId: string;
        };
        FindingAnswersRequest: {
            answers: {
                /**
                 * Format: uuid
                 * @description Of accepted-by-decision: a decision in force
                 */
                decisionId?: string | null;
                /** @description Of wont-fix: why it stays; a blank one is none */
                reason?: string | null;
                /** @enum {string} */
                ruleId: "REL-001" | "REL-002" | "REL-003" | "REL-004" | "REL-005" | "REL-006" | "CON-001" | "CON-002" | "CON-003" | "CON-004" | "CON-005" | "TRU-001" | "TRU-002" | "OVR-001" | "OVR-002" | "OVR-003" | "OVR-004" | "OVR-005" | "OVR-006";
                /** @enum {string} */
                status: "open" | "wont-fix" | "accepted-by-decision";
                /** Format: uuid */
                subjectId: string;
            }[];
            /**
             * Format: uuid
             * @description An open branch
             */
            branchId?: string | null;
            /**
             * Format: uuid
             * @description A revision of the model; null: main as it is now
             */
            revisionId?: string | null;
        };
        FindingComparisonResponse: {
            added: components["schemas"]["FindingResponse"][];
            changed: components["schemas"]["ChangedFindingResponse"][];
            gone: components["schemas"]["FindingResponse"][];
        };
        FindingCountsResponse: {
            /** @description Blocking concerns that nothing settles */
            blocking: number;
            concerns: number;
            needsReReview: number;
            notApplicable: number;
            settled: number;
            unknown: number;
            verified: number;
        };
        FindingResponse: {
            /** @enum {string} */
            category: "resilience" | "contracts" | "truth" | "overengineering";
            cites: components["schemas"]["CiteResponse"][];
            disposition: components["schemas"]["DispositionResponse"] | null;
            /** @description Lower-case hex SHA-256 */
            fingerprint: string;
            /** @description It was answered when it was another */
            needsReReview: boolean;
            reason: string;
            /** @enum {string} */
            result: "verified" | "concern" | "unknown" | "not-applicable";
            ruleId: string;
            ruleVersion: number;
            /** @description Its answer counts */
            settled: boolean;
            /** @enum {string} */
            severity: "blocking" | "warning" | "note";
            /** Format: uuid */
            subjectId: string;
            /** @enum {string} */
            subjectKind: "element" | "relationship" | "message" | "operation" | "channel" | "subscription" | "binding" | "schema" | "scenario" | "promise";
            subjectName: string | null;
        };
        FindingsOfAnswersResponse: {
            findings: components["schemas"]["FindingResponse"][];
        };
        FindingsResponse: {
            counts: components["schemas"]["FindingCountsResponse"];
            findings: components["schemas"]["FindingResponse"][];
            /** @description Lower-case hex SHA-256 */
            hash: string;
            /** @description Lower-case hex SHA-256 */
            inputsFingerprint: string;
            modelVersion: number;
            ruleSetVersion: string;
        };
        FindingsSummaryResponse: {
            counts: components["schemas"]["FindingCountsResponse"];
            findings: {
                /** @enum {string} */
                category: "resilience" | "contracts" | "truth" | "overengineering";
                disposition: components["schemas"]["DispositionResponse"] | null;
                /** @description Lower-case hex SHA-256 */
                fingerprint: string;
                /** @description It was answered when it was another */
                needsReReview: boolean;
                reason: string;
                /** @enum {string} */
                result: "verified" | "concern" | "unknown" | "not-applicable";
                ruleId: string;
                ruleVersion: number;
                /** @description Its answer counts */
                settled: boolean;
                /** @enum {string} */
                severity: "blocking" | "warning" | "note";
                /** Format: uuid */
                subjectId: string;
                /** @enum {string} */
                subjectKind: "element" | "relationship" | "message" | "operation" | "channel" | "subscription" | "binding" | "schema" | "scenario" | "promise";
                subjectName: string | null;
            }[];
            /** @description Lower-case hex SHA-256 */
            hash: string;
            /** @description Lower-case hex SHA-256 */
            inputsFingerprint: string;
            modelVersion: number;
            ruleSetVersion: string;
        };
        FollowRepositoryRequest: {
            /** Format: uuid */
            id: string;
            /** @description owner/name at the code host of the workspace */
            repository: string;
            /** @description A branch or a tag, without refs/; null for codehost.defaultRef of the settings, else the default branch */
            trackedRef: string | null;
        };
        ForbiddenEventRequest: {
            /** @enum {string} */
            kind: "RequestSent" | "ResponseReceived" | "RequestFailed" | "RequestTimedOut" | "RetryScheduled" | "Published" | "PublishFailed" | "Delivered" | "DeliveryFailed" | "DeadLettered" | "Dropped" | "DataWritten" | "DataWriteFailed" | "BranchTaken" | "StepSkipped" | "Routed" | "NotRouted";
            /**
             * Format: uuid
             * @description An operation, channel, subscription, element or binding; null is any
             */
            target?: string | null;
        };
        FoundInvitationResponse: {
            /** Format: email */
            email: string | null;
            /** Format: date-time */
            expiresAt: string;
            /** @description The name of whoever invited */
            invitedBy: string;
            /** @enum {string} */
            role: "viewer" | "editor" | "owner";
            workspaceName: string;
        };
        FoundResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "element" | "relationship" | "message" | "channel" | "operation" | "subscription" | "binding" | "schema" | "scenario" | "promise" | "decision" | "question";
            /** @description Name, label or routing key; of a promise its number and title */
            name: string;
            /** Format: uuid */
            projectId: string;
            projectName: string;
            /** @description A part of its text, plain, on one line */
            snippet: string | null;
            /** Format: uuid */
            workspaceId: string;
            workspaceName: string;
        };
        GivenAnswerResponse: {
            /** Format: date-time */
            at: string;
            /** @description `user:<id>` */
            by: string;
            /** Format: uuid */
            decisionId: string | null;
            /** @description Of the finding when it was given */
            fingerprint: string;
            /** @description No later answer was given to the finding */
            isNewest: boolean;
            reason: string | null;
            ruleId: string;
            /** @description Of the rule when it was given */
            ruleVersion: number;
            /** @enum {string} */
            status: "open" | "wont-fix" | "accepted-by-decision";
            /** Format: uuid */
            subjectId: string;
        };
        HistoryEntryResponse: {
            /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
            actor: string;
            added: number;
            /** Format: date-time */
            at: string;
            changed: number;
            removed: number;
            summary: string;
            /** @description The version it wrote */
            version: number;
        };
        ImportItemResponse: {
            /** @enum {string} */
            change: "added" | "changed" | "unchanged" | "refused";
            /** @description Why the entry is refused */
            error: string | null;
            /**
             * Format: uuid
             * @description ID in the document
             */
            id: string;
            /**
             * Format: uuid
             * @description The ID a schema of another project got here
             */
            importedAs: string | null;
            /** @enum {string} */
            kind: "element" | "relationship" | "message" | "channel" | "operation" | "subscription" | "binding" | "schema";
            /** @description Name, label or routing key */
            name: string | null;
        };
        ImportResultResponse: {
            added: number;
            /** @description true when written, false for a preview */
            applied: boolean;
            changed: number;
            /** @description One per entry, in reading order */
            items: components["schemas"]["ImportItemResponse"][];
            /** @description Version of main the entries were read against */
            modelVersion: number;
            refused: number;
            unchanged: number;
        };
        InstancePolicyDto: {
            /**
             * Private network URLs
             * @description Whether settings may name addresses inside the private network.
             */
            allowPrivateNetworkUrls: boolean;
            /**
             * Self-registration
             * @description Whether people may register after the first account was set up.
             */
            allowSelfRegistration: boolean;
            /**
             * Private code to AI
             * @description Whether a workspace may let AI requests hold text from private repositories.
             */
            allowSendingPrivateCodeToAi: boolean;
            /**
             * AI provider kinds
             * @description The kinds of AI provider that workspaces may use.
             */
            allowedAiProviderKinds: ("vendor-a" | "vendor-b" | "vendor-c" | "vendor-a-compatible")[];
            /**
             * Stress runs at once
             * @description Stress runs that one app process does at the same time, all workspaces together.
             * @default 4
             */
            maxConcurrentStressRuns: number;
        };
        InstanceResponse: {
            /** @description Whether anybody may make an account of their own */
            allowSelfRegistration: boolean;
            /** @description Whether the caller is an instance administrator */
            isInstanceAdmin: boolean;
            /** @enum {string} */
            profile: "local" | "hosted";
            /** @description The version of the service */
            version: string;
        };
        InstanceSettingsDto: {
            defaults: components["schemas"]["SettingsOverridesDto"];
            policy: components["schemas"]["StatedInstancePolicyDto"];
        };
        InstanceSettingsResponse: {
            /** @description What is stored over the built-in defaults */
            defaults: components["schemas"]["SettingsOverridesDto"];
            policy: components["schemas"]["InstancePolicyDto"];
            /** @description Rises by one with each save; 0 before the first */
            version: number;
            /** @description Workspaces with stored values that do not apply, in the order of their names */
            workspacesWithPolicyViolations: components["schemas"]["WorkspaceWithViolationsDto"][];
        };
        InvitationResponse: {
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: email
             * @description The one address that it is for; null: whoever has the link
             */
            email: string | null;
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            invitedBy: components["schemas"]["InvitedByResponse"];
            /** @enum {string} */
            role: "viewer" | "editor" | "owner";
        };
        InvitationSecretRequest: {
            secret: string;
        };
        InvitedByResponse: {
            displayName: string;
            /** Format: uuid */
            userId: string;
        };
        JoinedWorkspaceResponse: {
            /** @enum {string} */
            role: "viewer" | "editor" | "owner";
            /** Format: uuid */
            workspaceId: string;
            workspaceName: string;
        };
        LinkedThing: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "scenario" | "operation" | "channel" | "subscription" | "message" | "element";
        };
        ListedSkillResponse: {
            /** @description What it is for, and when to use it */
            description: string;
            /** @example read-a-design */
            name: string;
            /**
             * Format: uri
             * @description Where its SKILL.md is
             */
            url: string;
        };
        LoginRequest: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
        };
        MadeResetLinkAnswer: {
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: uri
             * @description Shown once; its secret comes after #
             */
            url: string;
        };
        ManifestResponse: {
            blockers: {
                code: string;
                message: string;
                subject: string;
            }[];
            buildReady: boolean;
            bundleHash: string;
            files: {
                bytes: number;
                path: string;
                sha256: string;
            }[];
            /** @enum {string} */
            format: "service-bundle/4";
            generator: {
                /** @enum {string} */
                name: "service-build";
                /** @enum {string} */
                version: "3";
            };
            pinned: {
                /** Format: uuid */
                branch: string;
                decisions: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                /** Format: uuid */
                projectId: string;
                projectName: string;
                promises: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                /** Format: uuid */
                revisionId: string | null;
                runs: {
                    obligationId: string;
                    /** Format: uuid */
                    promiseId: string;
                    promiseRevision: number;
                    /** Format: uuid */
                    runId: string;
                }[];
                scenarios: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                schemas: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                seal?: string;
                sources: {
                    latestCommit: string | null;
                    /** Format: uuid */
                    latestScan: string | null;
                    /** @description Host, owner and name */
                    repository: string;
                    trackedCommit: string | null;
                    trackedRef: string | null;
                    /** Format: uuid */
                    trackedScan: string | null;
                }[];
                streamVersion: number;
            };
            selfCheck: components["schemas"]["SelfCheckResponse"];
        };
        MeAnswer: {
            user: components["schemas"]["UserAnswer"];
            workspaces: components["schemas"]["MyWorkspace"][];
        };
        MemberResponse: {
            displayName: string;
            email: string;
            /** Format: date-time */
            joinedAt: string;
            /** @enum {string} */
            role: "viewer" | "editor" | "owner";
            /** Format: uuid */
            userId: string;
        };
        MergeBranchRequest: {
            /** @description Main's; another version is 409 */
            expectedVersion?: number | null;
        };
        MessageDto: {
            consumerIds: string[];
            description: string | null;
            /**
             * @description How sure it is
             * @enum {string}
             */
            factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            producerId: string;
            provenance: components["schemas"]["ProvenanceDto"] | null;
            /** Format: uuid */
            schemaId: string | null;
            stale: components["schemas"]["StaleMarkDto"] | null;
            /** @description At most 50 different ones */
            tags: string[];
        };
        MessageRequest: {
            consumerIds?: string[] | null;
            description?: string | null;
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
            /** Format: uuid */
            id?: string;
            name: string;
            /** Format: uuid */
            producerId: string;
            provenance?: components["schemas"]["ProvenanceRequest"] | null;
            /** Format: uuid */
            schemaId?: string | null;
            /** @description Not taken: the mark stays as it is */
            stale?: {
                reason: string;
                sinceRevision: string;
            } | null;
            /** @description At most 50 different ones */
            tags?: string[] | null;
        };
        ModelChangeRequest: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "element" | "relationship" | "message" | "channel" | "operation" | "subscription" | "binding" | "schema";
            /** @enum {string} */
            op: "put" | "delete";
            /** @description Of a put: the fact, as the body of its own PUT */
            value?: {
                [key: string]: unknown;
            };
        } & ({
            /** @enum {unknown} */
            kind?: "element";
            /** @enum {unknown} */
            op?: "put";
            value: components["schemas"]["ElementRequest"];
        } | {
            /** @enum {unknown} */
            kind?: "relationship";
            /** @enum {unknown} */
            op?: "put";
            value: components["schemas"]["RelationshipRequest"];
        } | {
            /** @enum {unknown} */
            kind?: "message";
            /** @enum {unknown} */
            op?: "put";
            value: components["schemas"]["MessageRequest"];
        } | {
            /** @enum {unknown} */
            kind?: "channel";
            /** @enum {unknown} */
            op?: "put";
            value: components["schemas"]["ChannelRequest"];
        } | {
            /** @enum {unknown} */
            kind?: "operation";
            /** @enum {unknown} */
            op?: "put";
            value: components["schemas"]["OperationRequest"];
        } | {
            /** @enum {unknown} */
            kind?: "subscription";
            /** @enum {unknown} */
            op?: "put";
            value: components["schemas"]["SubscriptionRequest"];
        } | {
            /** @enum {unknown} */
            kind?: "binding";
            /** @enum {unknown} */
            op?: "put";
            value: components["schemas"]["BindingRequest"];
        } | {
            /** @enum {unknown} */
            kind?: "schema";
            /** @enum {unknown} */
            op?: "put";
            value: components["schemas"]["SchemaRequest"];
        } | {
            /** @enum {unknown} */
            op?: "delete";
        });
        ModelChangesRequest: {
            /**
             * Format: uuid
             * @description Null means main
             */
            branchId?: string | null;
            changes: components["schemas"]["ModelChangeRequest"][];
            /** @description Null takes any version; another one than that is 409 */
            expectedVersion?: number | null;
        };
        ModelComparisonResponse: {
            counts: components["schemas"]["ComparisonCountsResponse"];
            /** @description By kind, schemas last, then by ID */
            items: components["schemas"]["ComparedItemResponse"][];
            left: components["schemas"]["ComparedSideResponse"];
            right: components["schemas"]["ComparedSideResponse"];
        };
        ModelDocumentDto: {
            bindings: components["schemas"]["BindingDto"][];
            channels: components["schemas"]["ChannelDto"][];
            elements: components["schemas"]["ElementDto"][];
            messages: components["schemas"]["MessageDto"][];
            operations: components["schemas"]["OperationDto"][];
            project: components["schemas"]["ProjectOfDocumentDto"];
            relationships: components["schemas"]["RelationshipDto"][];
            schemas: components["schemas"]["SchemaDto"][];
            subscriptions: components["schemas"]["SubscriptionDto"][];
            /** @description Of the format */
            version: string;
        };
        ModelDocumentRequest: {
            bindings?: {
                /**
                 * @description How sure it is
                 * @default declared
                 * @enum {string|null}
                 */
                factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
                /** Format: uuid */
                id: string;
                provenance?: components["schemas"]["ProvenanceRequest"] | null;
                routingKey?: string | null;
                /** Format: uuid */
                sourceChannelId: string;
                stale?: components["schemas"]["StaleMarkDto"] | null;
                /** Format: uuid */
                targetChannelId: string;
            }[] | null;
            channels?: {
                /**
                 * @description How sure it is
                 * @default declared
                 * @enum {string|null}
                 */
                factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "topic" | "queue" | "exchange";
                name: string;
                provenance?: components["schemas"]["ProvenanceRequest"] | null;
                stale?: components["schemas"]["StaleMarkDto"] | null;
            }[] | null;
            elements?: {
                description?: string | null;
                /**
                 * @description How sure it is
                 * @default declared
                 * @enum {string|null}
                 */
                factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
                icon?: string | null;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "actor" | "system" | "app" | "store" | "component";
                name: string;
                /** Format: uuid */
                parentId?: string | null;
                provenance?: components["schemas"]["ProvenanceRequest"] | null;
                stale?: components["schemas"]["StaleMarkDto"] | null;
                /** @enum {string} */
                status: "current" | "planned" | "deprecated" | "removed";
                /** @description At most 50 different ones */
                tags?: string[] | null;
                technology?: string | null;
            }[] | null;
            messages?: {
                consumerIds?: string[] | null;
                description?: string | null;
                /**
                 * @description How sure it is
                 * @default declared
                 * @enum {string|null}
                 */
                factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                producerId: string;
                provenance?: components["schemas"]["ProvenanceRequest"] | null;
                /** Format: uuid */
                schemaId?: string | null;
                stale?: components["schemas"]["StaleMarkDto"] | null;
                /** @description At most 50 different ones */
                tags?: string[] | null;
            }[] | null;
            operations?: {
                /**
                 * @description How sure it is
                 * @default declared
                 * @enum {string|null}
                 */
                factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                ownerId: string;
                provenance?: components["schemas"]["ProvenanceRequest"] | null;
                /** Format: uuid */
                requestSchemaId?: string | null;
                /** Format: uuid */
                responseSchemaId?: string | null;
                retry?: components["schemas"]["RetryDto"] | null;
                stale?: components["schemas"]["StaleMarkDto"] | null;
                /**
                 * @description Milliseconds; 0 declares no timeout
                 * @default 0
                 */
                timeoutMs?: number;
                /** @enum {string} */
                transport: "http" | "grpc" | "command";
            }[] | null;
            /** @description An import ignores it */
            project?: unknown;
            relationships?: {
                /**
                 * @description How sure it is
                 * @default declared
                 * @enum {string|null}
                 */
                factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
                /** Format: uuid */
                fromId: string;
                /** Format: uuid */
                id: string;
                /**
                 * @default structural
                 * @enum {string|null}
                 */
                kind?: "structural" | "behavioural" | "" | null;
                label?: string | null;
                lineShape?: string | null;
                provenance?: components["schemas"]["ProvenanceRequest"] | null;
                stale?: components["schemas"]["StaleMarkDto"] | null;
                technology?: string | null;
                /** Format: uuid */
                toId: string;
            }[] | null;
            schemas?: {
                /** @description A JSON Schema, as text */
                content: string;
                description?: string | null;
                /** Format: uuid */
                id: string;
                name: string;
            }[] | null;
            subscriptions?: {
                /** Format: uuid */
                channelId: string;
                /** Format: uuid */
                consumerId: string;
                /** Format: uuid */
                deadLetterChannelId?: string | null;
                /**
                 * @description How sure it is
                 * @default declared
                 * @enum {string|null}
                 */
                factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
                /** Format: uuid */
                id: string;
                provenance?: components["schemas"]["ProvenanceRequest"] | null;
                retry?: components["schemas"]["RetryDto"] | null;
                stale?: components["schemas"]["StaleMarkDto"] | null;
            }[] | null;
            /** @description An import ignores it */
            version?: unknown;
        };
        ModelListsResponse: {
            bindings: components["schemas"]["BindingDto"][];
            channels: components["schemas"]["ChannelDto"][];
            elements: components["schemas"]["ElementResponse"][];
            messages: components["schemas"]["MessageDto"][];
            operations: components["schemas"]["OperationDto"][];
            relationships: components["schemas"]["RelationshipDto"][];
            schemas: components["schemas"]["SchemaDto"][];
            subscriptions: components["schemas"]["SubscriptionDto"][];
        };
        ModelResponse: {
            model: components["schemas"]["ModelListsResponse"];
            /** @description Version of the stream */
            modelVersion: number;
            /** Format: uuid */
            streamId: string;
        };
        MyWorkspace: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "viewer" | "editor" | "owner";
        };
        NamedChangesResponse: {
            came: string[];
            changed: string[];
            went: string[];
        };
        NewScenarioRequest: {
            assertions: ((components["schemas"]["OutcomeAssertion"] | components["schemas"]["EventCountAssertion"]) | null)[];
            faults: (components["schemas"]["Fault"] | null)[];
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In the order they run */
            steps: ((components["schemas"]["CallStep"] | components["schemas"]["PublishStep"] | components["schemas"]["WriteStep"] | components["schemas"]["ParallelStep"] | components["schemas"]["BranchStep"]) | null)[];
        };
        NewViewRequest: {
            /**
             * Format: uuid
             * @description The open branch that is drawn, in place of main
             */
            branchId?: string | null;
            /** @description When not empty, exactly what is shown */
            elementIds?: string[] | null;
            /** @description What is shown meets each list that is not empty */
            filters?: {
                /** @description Of elements, and channel */
                kinds?: ("actor" | "system" | "app" | "store" | "component" | "channel")[] | null;
                /** @description Truth labels */
                labels?: ("declared" | "observed-in-source" | "inferred" | "measured" | "unknown")[] | null;
                /** @description true: what is marked stale alone; false: what is not */
                stale?: boolean | null;
                /** @description Of elements */
                statuses?: ("current" | "planned" | "deprecated" | "removed")[] | null;
                /** @description Whole, of elements: one of them is enough */
                tags?: string[] | null;
                /** @description Whole, of elements */
                technologies?: string[] | null;
            } | null;
            /** @description One part and what is around it; the rest is left out */
            focus?: {
                /**
                 * Format: uuid
                 * @description An element or channel
                 */
                id: string;
                /** @description How many lines away what is shown may be */
                steps: number;
            } | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "landscape" | "system" | "app" | "flow";
            name: string;
            /** @description Where boxes are within an opened part, from its top left corner: by the ID of the part, then theirs */
            nestedPositions?: {
                [key: string]: {
                    [key: string]: {
                        x: number;
                        y: number;
                    };
                };
            } | null;
            /** @description Elements of which what is directly inside is shown, where they are shown themselves */
            openIds?: string[] | null;
            /** @description Where the top left corners of boxes are, in pixels, by the ID of an element or channel */
            positions?: {
                [key: string]: {
                    x: number;
                    y: number;
                };
            } | null;
            /**
             * Format: uuid
             * @description The revision that is drawn; not beside branchId
             */
            revisionId?: string | null;
            /**
             * Format: uuid
             * @description The system or app that such a view is about
             */
            rootId?: string | null;
            /**
             * Format: uuid
             * @description The scenario that a view of kind flow shows
             */
            scenarioId?: string | null;
        };
        ObligationRequest: {
            kind: string;
            recipe: components["schemas"]["RecipeRequest"];
            title: string;
        };
        ObligationResponse: {
            /** @description user:<id> or agent-token:<id> */
            addedBy: string | null;
            /** @enum {string} */
            execution: "deterministic" | "external-evidence" | "none";
            /** @description <requirement ID>/O<n> */
            id: string;
            /** @description O<n> */
            key: string;
            kind: string;
            /** @description user:<id> or agent-token:<id> */
            lastChangedBy: string | null;
            recipe: components["schemas"]["Recipe"];
            /** @enum {string} */
            source: "generated" | "manual" | "agent";
            title: string;
        };
        OperationDto: {
            /**
             * @description How sure it is
             * @enum {string}
             */
            factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            ownerId: string;
            provenance: components["schemas"]["ProvenanceDto"] | null;
            /** Format: uuid */
            requestSchemaId: string | null;
            /** Format: uuid */
            responseSchemaId: string | null;
            retry: components["schemas"]["RetryDto"] | null;
            stale: components["schemas"]["StaleMarkDto"] | null;
            /** @description Milliseconds; 0 declares no timeout */
            timeoutMs: number;
            /** @enum {string} */
            transport: "http" | "grpc" | "command";
        };
        OperationRequest: {
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
            /** Format: uuid */
            id?: string;
            name: string;
            /** Format: uuid */
            ownerId: string;
            provenance?: components["schemas"]["ProvenanceRequest"] | null;
            /** Format: uuid */
            requestSchemaId?: string | null;
            /** Format: uuid */
            responseSchemaId?: string | null;
            retry?: components["schemas"]["RetryDto"] | null;
            /** @description Not taken: the mark stays as it is */
            stale?: {
                reason: string;
                sinceRevision: string;
            } | null;
            /**
             * @description Milliseconds; 0 declares no timeout
             * @default 0
             */
            timeoutMs?: number;
            /** @enum {string} */
            transport: "http" | "grpc" | "command";
        };
        OutcomeAssertion: {
            /** @description The outcome the step must have: Succeeded, Failed, Skipped */
            expected?: string | null;
            /** @description Unique in the scenario */
            id?: string | null;
            /** @description A step of the scenario, by its ID */
            step?: string | null;
            /** @enum {string} */
            type: "outcome";
        };
        OutcomeOfCheckRequest: {
            /** @enum {string} */
            expected: "Succeeded" | "Failed" | "Skipped";
            /** @description Unique in the check */
            id: string;
            /** @description A step of the scenario, by its ID */
            step: string;
            /** @enum {string} */
            type: "outcome";
        };
        OwnTokenResponse: {
            /** Format: date-time */
            expiresAt: string | null;
            name: string;
            /**
             * Format: uuid
             * @description null: every project of the workspace
             */
            projectId: string | null;
            scopes: ("read" | "propose" | "export")[];
            /** Format: uuid */
            workspaceId: string;
        };
        ParallelStep: {
            branches?: (((components["schemas"]["CallStep"] | components["schemas"]["PublishStep"] | components["schemas"]["WriteStep"] | components["schemas"]["ParallelStep"] | components["schemas"]["BranchStep"]) | null)[] | null)[] | null;
            /** @description Unique in the scenario */
            id?: string | null;
            /** @enum {string} */
            type: "parallel";
        };
        PollDeviceRequest: {
            /** Format: password */
            deviceCode: string;
        };
        PrefixRequest: {
            prefix: string;
            /**
             * @description The first number
             * @default 1
             */
            startAt?: number | null;
        };
        PrefixResponse: {
            nextNumber: number | null;
            prefix: string | null;
        };
        Problem: {
            /** @description What that revision, or that version, holds */
            contentHash?: string;
            errors: {
                field: string;
                message: string;
            }[];
            /** @description Of a write that was made for another version of the model: the version it is at */
            modelVersion?: number;
            /** @description Of a write that was made for another revision of a promise: the newest there is */
            revision?: number;
            title: string;
            /** @enum {string} */
            type: "access_denied" | "answer_too_large" | "authorization_pending" | "bundle_too_large" | "busy" | "codehost_access_refused" | "codehost_not_configured" | "codehost_unavailable" | "conflict" | "decision_changed" | "diagram_too_large" | "expired_token" | "file_not_generated" | "forbidden" | "human_only" | "import_too_large" | "in_use" | "internal_error" | "invalid_body" | "invalid_bundle" | "invalid_export" | "invalid_host" | "invalid_request" | "invalid_scenario" | "invalid_source" | "link_over" | "merge_conflict" | "method_not_allowed" | "no_approved_revision" | "not_a_test_plan" | "not_acceptable" | "not_found" | "not_runnable" | "payload_too_large" | "pinned_format_not_exported" | "pinned_input_unavailable" | "pinned_not_issued" | "precondition_failed" | "precondition_required" | "promise_too_large" | "rate_limited" | "registration_closed" | "review_too_large" | "revision_changed" | "root_missing" | "scenario_missing" | "scenario_too_large" | "sign_in_provider_unavailable" | "slow_down" | "stress_refused" | "unauthorized" | "unavailable" | "unsupported_media_type" | "validation_error";
            /** @description Of a decision that is another one than was read: the version it is at */
            version?: number;
        };
        ProjectOfDocumentDto: {
            name: string;
        };
        ProjectPage: {
            items: components["schemas"]["ProjectResponse"][];
            /** @description The cursor of the next page; null on the last */
            nextCursor: string | null;
        };
        ProjectResponse: {
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The stream of the main model
             */
            modelStreamId: string;
            modelVersion: number;
            name: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: uuid */
            workspaceId: string;
        };
        PromiseChanges: {
            fields: {
                field: string;
                left: unknown;
                right: unknown;
            }[];
            links: {
                added: string[];
                /** @enum {string} */
                list: "scenarioIds" | "operationIds" | "channelIds" | "subscriptionIds" | "messageIds" | "elementIds";
                removed: string[];
            }[];
            obligations: {
                /** @enum {string} */
                change: "added" | "changed" | "removed";
                fields: {
                    field: string;
                    left: unknown;
                    right: unknown;
                }[];
                key: string;
                title: string;
            }[];
        };
        PromiseLinks: {
            channelIds: string[];
            elementIds: string[];
            messageIds: string[];
            operationIds: string[];
            scenarioIds: string[];
            subscriptionIds: string[];
        };
        PromiseLinksRequest: {
            /** @description Channels */
            channelIds?: string[] | null;
            /** @description Elements */
            elementIds?: string[] | null;
            /** @description Messages */
            messageIds?: string[] | null;
            /** @description Operations */
            operationIds?: string[] | null;
            /** @description Scenarios */
            scenarioIds?: string[] | null;
            /** @description Subscriptions */
            subscriptionIds?: string[] | null;
        };
        PromiseListItem: {
            counts: components["schemas"]["EvidenceCounts"];
            /** @description user:<id> or agent-token:<id> */
            draftLastChangedBy: string | null;
            hasDraft: boolean;
            hasGaps: boolean;
            /** Format: uuid */
            id: string;
            inForceRevision: number | null;
            latestRevision: number;
            needsReview: boolean;
            /** @enum {string} */
            origin: "human" | "ai-suggested" | "agent-suggested";
            requirementId: string;
            /** @enum {string} */
            state: "draft" | "approved" | "retired";
            title: string;
            /** @description ISO 8601 in UTC */
            updatedAt: string;
        };
        PromiseRequest: {
            /** @description What is promised */
            claim: string;
            /** @description Needed for approval */
            evidenceCriteria: string | null;
            /** @description Needed for approval */
            expectedOutcome: string | null;
            forbiddenEvents: components["schemas"]["ForbiddenEventRequest"][] | null;
            /** @description Needed for approval */
            forbiddenOutcome: string | null;
            links: components["schemas"]["PromiseLinksRequest"] | null;
            /**
             * @description Of a new promise
             * @enum {string|null}
             */
            origin?: "human" | "ai-suggested" | null;
            /** @description Needed for approval */
            preconditions: string | null;
            requiresPattern: components["schemas"]["RequiredPatternRequest"] | null;
            /** @description Where it holds */
            scope: string | null;
            title: string;
        };
        PromiseResponse: {
            draft: components["schemas"]["PromiseRevision"] | null;
            /** Format: uuid */
            id: string;
            inForce: components["schemas"]["PromiseRevision"] | null;
            inForceRevision: number | null;
            latestRevision: number;
            missingLinks: components["schemas"]["LinkedThing"][];
            needsReview: boolean;
            /** @enum {string} */
            origin: "human" | "ai-suggested" | "agent-suggested";
            requirementId: string;
            revisions: components["schemas"]["PromiseRevision"][];
            /** @enum {string} */
            state: "draft" | "approved" | "retired";
        };
        PromiseRevision: {
            /** @description ISO 8601 in UTC */
            approvedAt: string | null;
            /** @description user:<id> or agent-token:<id> */
            approvedBy: string | null;
            claim: string | null;
            comment: string | null;
            /** @description SHA-256, 64 lower-case hex digits */
            contentHash: string;
            evidenceCriteria: string | null;
            evidenceStatus: components["schemas"]["EvidenceStatus"] | null;
            expectedOutcome: string | null;
            forbiddenEvents: {
                /** @enum {string} */
                kind: "RequestSent" | "ResponseReceived" | "RequestFailed" | "RequestTimedOut" | "RetryScheduled" | "Published" | "PublishFailed" | "Delivered" | "DeliveryFailed" | "DeadLettered" | "Dropped" | "DataWritten" | "DataWriteFailed" | "BranchTaken" | "StepSkipped" | "Routed" | "NotRouted";
                /** Format: uuid */
                target: string | null;
            }[] | null;
            forbiddenOutcome: string | null;
            /** @description ISO 8601 in UTC */
            lastChangedAt: string | null;
            /** @description user:<id> or agent-token:<id> */
            lastChangedBy: string | null;
            links: components["schemas"]["PromiseLinks"] | null;
            obligations: components["schemas"]["ObligationResponse"][];
            preconditions: string | null;
            requiresPattern: {
                /** @enum {string} */
                pattern: "transactional-outbox" | "in-memory-outbox";
                repository: string;
                service: string | null;
            } | null;
            retire: boolean;
            revision: number;
            scope: string | null;
            /** @enum {string} */
            state: "draft" | "approved";
            title: string | null;
        };
        ProvenanceDto: {
            /**
             * Format: date-time
             * @description When that was
             */
            acceptedAt: string | null;
            /**
             * Format: uuid
             * @description The person who stood for it
             */
            acceptedBy: string | null;
            /** @description How sure, from 0 to 1 */
            confidence: number | null;
            /** @description Of the source */
            revision: string | null;
            /** @description Where it was found */
            source: string | null;
        };
        ProvenanceRequest: {
            /**
             * Format: date-time
             * @description When that was
             */
            acceptedAt?: string | null;
            /**
             * Format: uuid
             * @description The person who stood for it
             */
            acceptedBy?: string | null;
            /** @description How sure, from 0 to 1 */
            confidence?: number | null;
            /** @description Of the source */
            revision?: string | null;
            /** @description Where it was found */
            source?: string | null;
        };
        ProviderAnswer: {
            displayName: string;
            name: string;
        };
        PublishStep: {
            /** @description The channel, by its ID */
            channel?: string | null;
            /** @description The publishing element, by its ID */
            from?: string | null;
            /** @description From subscription ID to the steps its consumer runs */
            handlers?: {
                [key: string]: ((components["schemas"]["CallStep"] | components["schemas"]["PublishStep"] | components["schemas"]["WriteStep"] | components["schemas"]["ParallelStep"] | components["schemas"]["BranchStep"]) | null)[] | null;
            } | null;
            /** @description By their names */
            headers?: {
                [key: string]: string | null;
            } | null;
            /** @description Unique in the scenario */
            id?: string | null;
            /** @description The message, by its ID */
            message?: string | null;
            /** @description The payload: any JSON value or null */
            payload?: unknown;
            routingKey?: string | null;
            /** @enum {string} */
            type: "publish";
        };
        QuestionEnd: {
            /** @description null where it was dropped */
            answer: string | null;
            /** @description ISO 8601 in UTC */
            at: string;
            /** @description user:<id> or agent-token:<id> */
            by: string;
            /** @enum {string} */
            status: "answered" | "dropped";
        };
        QuestionListItem: {
            about: string[];
            answer: string | null;
            /** @description Of who answered or dropped it; null while it is open */
            answeredAt: string | null;
            /** @description Of who answered or dropped it; null while it is open */
            answeredBy: string | null;
            /** @description ISO 8601 in UTC */
            askedAt: string;
            /** @description user:<id> or agent-token:<id> */
            askedBy: string;
            /** Format: uuid */
            id: string;
            /** @description Those of about that the project does not have */
            missingAbout: string[];
            /** @enum {string} */
            origin: "human" | "ai-suggested" | "agent-suggested";
            /** @description What it was kept from; null of one that was asked by itself */
            source: unknown;
            /** @enum {string} */
            status: "open" | "answered" | "dropped";
            text: string;
        };
        QuestionRequest: {
            /** @description What it is about: facts, schemas, scenarios, promises or decisions by their IDs */
            about?: string[] | null;
            /**
             * @description human, or left out
             * @enum {string|null}
             */
            origin?: "human" | null;
            /** @description What is asked */
            text: string;
        };
        QuestionResponse: {
            about: string[];
            answer: string | null;
            /** @description Of who answered or dropped it; null while it is open */
            answeredAt: string | null;
            /** @description Of who answered or dropped it; null while it is open */
            answeredBy: string | null;
            /** @description ISO 8601 in UTC */
            askedAt: string;
            /** @description user:<id> or agent-token:<id> */
            askedBy: string;
            /** @description How it ended before it was reopened, newest first */
            history: components["schemas"]["QuestionEnd"][];
            /** Format: uuid */
            id: string;
            /** @description Those of about that the project does not have */
            missingAbout: string[];
            /** @enum {string} */
            origin: "human" | "ai-suggested" | "agent-suggested";
            /** @description What it was kept from; null of one that was asked by itself */
            source: unknown;
            /** @enum {string} */
            status: "open" | "answered" | "dropped";
            text: string;
        };
        ReadResetLinkRequest: {
            /** Format: password */
            secret: string;
        };
        Recipe: {
            plan?: {
                contractIds: string[];
                evidenceSource: {
                    job: string | null;
                    repository: string;
                    /** @enum {string} */
                    system: "codehost-actions" | "other";
                    workflow: string;
                } | null;
                expectedObservations: string[];
                forbiddenObservations: string[];
                inputs: string[];
                steps: string[];
            };
            scenarioCheck?: {
                expect: (components["schemas"]["OutcomeAssertion"] | components["schemas"]["EventCountAssertion"])[];
                faults: {
                    failFirst: number | null;
                    /** @enum {string} */
                    kind: "Error" | "Outage" | "Timeout";
                    /** Format: uuid */
                    target: string;
                }[];
                /** Format: uuid */
                scenarioId: string;
            };
            sourcePattern?: {
                /** @enum {string} */
                pattern: "transactional-outbox" | "in-memory-outbox";
                repository: string;
                requireUnconditional: boolean;
                service: string | null;
            };
            text: string;
        };
        RecipeRequest: {
            plan?: components["schemas"]["TestPlanRequest"] | null;
            scenarioCheck?: components["schemas"]["ScenarioCheckRequest"] | null;
            sourcePattern?: components["schemas"]["SourcePatternRequest"] | null;
            /** @description What is done, in words */
            text: string;
        };
        RegisterByInvitationRequest: {
            displayName: string;
            /** Format: email */
            email: string;
            /**
             * Format: password
             * @description At least one digit and one upper-case letter; at most 72 bytes of UTF-8
             */
            password: string;
            secret: string;
        };
        RegisterRequest: {
            displayName: string;
            /** Format: email */
            email: string;
            /**
             * Format: password
             * @description At least one digit and one upper-case letter; at most 72 bytes of UTF-8
             */
            password: string;
        };
        RejectDecisionRequest: {
            /** @description Of the decision that was read; null takes any */
            contentHash?: string | null;
            /** @description Why, not blank */
            reason: string | null;
        };
        RelationshipDto: {
            /**
             * @description How sure it is
             * @enum {string}
             */
            factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
            /** Format: uuid */
            fromId: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "structural" | "behavioural";
            label: string | null;
            lineShape: string | null;
            provenance: components["schemas"]["ProvenanceDto"] | null;
            stale: components["schemas"]["StaleMarkDto"] | null;
            technology: string | null;
            /** Format: uuid */
            toId: string;
        };
        RelationshipRequest: {
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
            /** Format: uuid */
            fromId: string;
            /** Format: uuid */
            id?: string;
            /**
             * @default structural
             * @enum {string|null}
             */
            kind?: "structural" | "behavioural" | "" | null;
            label?: string | null;
            lineShape?: string | null;
            provenance?: components["schemas"]["ProvenanceRequest"] | null;
            /** @description Not taken: the mark stays as it is */
            stale?: {
                reason: string;
                sinceRevision: string;
            } | null;
            technology?: string | null;
            /** Format: uuid */
            toId: string;
        };
        RemovedFactResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "element" | "relationship" | "message" | "channel" | "operation" | "subscription" | "binding" | "schema";
            /** @description Name, label or routing key */
            name: string | null;
        };
        RemovedFactsResponse: {
            /** @description The version written */
            modelVersion: number;
            /** @description The fact first, the others by kind and ID */
            removed: components["schemas"]["RemovedFactResponse"][];
        };
        ReplaceScenarioRequest: {
            assertions: ((components["schemas"]["OutcomeAssertion"] | components["schemas"]["EventCountAssertion"]) | null)[];
            faults: (components["schemas"]["Fault"] | null)[];
            /**
             * Format: uuid
             * @description The ID of the path, or missing
             */
            id?: string | null;
            name: string;
            /** @description In the order they run */
            steps: ((components["schemas"]["CallStep"] | components["schemas"]["PublishStep"] | components["schemas"]["WriteStep"] | components["schemas"]["ParallelStep"] | components["schemas"]["BranchStep"]) | null)[];
        };
        ReplaceViewRequest: {
            /**
             * Format: uuid
             * @description The open branch that is drawn, in place of main
             */
            branchId?: string | null;
            /** @description When not empty, exactly what is shown */
            elementIds?: string[] | null;
            /** @description What is shown meets each list that is not empty */
            filters?: {
                /** @description Of elements, and channel */
                kinds?: ("actor" | "system" | "app" | "store" | "component" | "channel")[] | null;
                /** @description Truth labels */
                labels?: ("declared" | "observed-in-source" | "inferred" | "measured" | "unknown")[] | null;
                /** @description true: what is marked stale alone; false: what is not */
                stale?: boolean | null;
                /** @description Of elements */
                statuses?: ("current" | "planned" | "deprecated" | "removed")[] | null;
                /** @description Whole, of elements: one of them is enough */
                tags?: string[] | null;
                /** @description Whole, of elements */
                technologies?: string[] | null;
            } | null;
            /** @description One part and what is around it; the rest is left out */
            focus?: {
                /**
                 * Format: uuid
                 * @description An element or channel
                 */
                id: string;
                /** @description How many lines away what is shown may be */
                steps: number;
            } | null;
            /**
             * Format: uuid
             * @description The ID of the path, or missing
             */
            id?: string | null;
            /** @enum {string} */
            kind: "landscape" | "system" | "app" | "flow";
            name: string;
            /** @description Where boxes are within an opened part, from its top left corner: by the ID of the part, then theirs */
            nestedPositions?: {
                [key: string]: {
                    [key: string]: {
                        x: number;
                        y: number;
                    };
                };
            } | null;
            /** @description Elements of which what is directly inside is shown, where they are shown themselves */
            openIds?: string[] | null;
            /** @description Where the top left corners of boxes are, in pixels, by the ID of an element or channel */
            positions?: {
                [key: string]: {
                    x: number;
                    y: number;
                };
            } | null;
            /**
             * Format: uuid
             * @description The revision that is drawn; not beside branchId
             */
            revisionId?: string | null;
            /**
             * Format: uuid
             * @description The system or app that such a view is about
             */
            rootId?: string | null;
            /**
             * Format: uuid
             * @description The scenario that a view of kind flow shows
             */
            scenarioId?: string | null;
        };
        RepositoryFailure: {
            at: string;
            code: string;
            /** Format: uuid */
            scanId: string;
        };
        RepositoryResponse: {
            /** @description ISO 8601 in UTC */
            createdAt: string;
            /** @description user:<id> */
            createdBy: string;
            defaultBranch: string;
            /** Format: uuid */
            id: string;
            /** @description Whether an import of it was accepted */
            imported: boolean;
            lastFailure: components["schemas"]["RepositoryFailure"] | null;
            /** @description 40 or 64 hex digits */
            latestCommit: string | null;
            /** Format: uuid */
            latestScan: string | null;
            /** @description null where it was never read */
            private: boolean | null;
            /** @description host/owner/name in lower case */
            repository: string;
            /** @description 40 or 64 hex digits */
            trackedCommit: string | null;
            trackedRef: string;
            /** Format: uuid */
            trackedScan: string | null;
            webUrl: string;
        };
        RequiredPatternRequest: {
            /** @enum {string} */
            pattern: "transactional-outbox" | "in-memory-outbox";
            /** @description owner/name in lower case */
            repository: string;
            service?: string | null;
        };
        ResetLinkAnswer: {
            displayName: string;
            /** Format: email */
            email: string;
            /** Format: date-time */
            expiresAt: string;
        };
        ResetPasswordRequest: {
            /**
             * Format: password
             * @description At least one digit and one upper-case letter; at most 72 bytes of UTF-8
             */
            newPassword: string;
            /** Format: password */
            secret: string;
        };
        RetryDto: {
            /** @description Milliseconds */
            backoffMs: number;
            maxAttempts: number;
        };
        ReviseRequest: {
            /** @description The new draft retires the promise */
            retire?: boolean | null;
        };
        RevisionModelResponse: {
            /** @description The model document as of then */
            model: components["schemas"]["ModelDocumentDto"];
            revision: components["schemas"]["RevisionResponse"];
        };
        RevisionResponse: {
            /** Format: date-time */
            createdAt: string;
            /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
            createdBy: string;
            /** Format: uuid */
            id: string;
            /** @description SHA-256 of the canonical JSON of the eight lists */
            modelHash: string;
            /** @description Version of main */
            modelVersion: number;
            name: string;
            note: string | null;
            /** Format: uuid */
            projectId: string;
        };
        RuleResponse: {
            /** @enum {string} */
            category: "resilience" | "contracts" | "truth" | "overengineering";
            id: string;
            /** @description What it reads */
            reads: string;
            /** @description What settles a concern or an unknown */
            settle: string;
            title: string;
            version: number;
        };
        RunChecksRequest: {
            /** @description null: the approved one in force */
            revision?: number | null;
        };
        RunInput: {
            hash: string | null;
            id: string;
            /** @enum {string} */
            kind: "model" | "scenario" | "schema" | "repository" | "scan";
            version: number | null;
        };
        RunManyRequest: {
            /** @description null: every promise that has such checks */
            promiseIds?: string[] | null;
        };
        RunManyResponse: {
            /** @description Checks that are stale or not run still */
            left: number;
            runs: components["schemas"]["VerificationRunResponse"][];
        };
        RunRequest: {
            /**
             * Format: uuid
             * @description Of a scenario-check
             */
            branchId?: string | null;
            /**
             * Format: uuid
             * @description Of a scenario-check
             */
            modelRevisionId?: string | null;
            /** @description null: the approved one in force */
            revision?: number | null;
            /**
             * Format: uuid
             * @description Of a source-pattern-check
             */
            scanId?: string | null;
        };
        RunResultResponse: {
            assertions: components["schemas"]["AssertionResultResponse"][];
            engineVersion: number;
            events: components["schemas"]["TraceEventResponse"][];
            hash: string;
            /** @description With issues nothing was played */
            issues: components["schemas"]["ScenarioIssueResponse"][];
            /** @description A name for each ID an event can hold */
            labels: {
                [key: string]: string;
            };
            modelVersion: number;
            /** @description From step ID to outcome, in document order */
            outcomes: {
                [key: string]: "Succeeded" | "Failed" | "Skipped";
            };
        };
        ScenarioCheckRequest: {
            /** @description At least one */
            expect: (components["schemas"]["OutcomeOfCheckRequest"] | components["schemas"]["EventCountOfCheckRequest"])[];
            /** @description Beside those of the scenario */
            faults?: components["schemas"]["CheckFaultRequest"][] | null;
            /**
             * Format: uuid
             * @description The scenario that is played
             */
            scenarioId: string;
        };
        ScenarioIssueResponse: {
            /** @enum {string} */
            code: "unknown-element" | "unknown-operation" | "unknown-channel" | "unknown-message" | "unknown-subscription" | "unknown-schema" | "subscription-not-on-channel" | "invalid-routing-key" | "unknown-step" | "invalid-outcome" | "schema-mismatch" | "missing-payload" | "invalid-schema" | "duplicate-step-id" | "missing-step-id" | "missing-dataset" | "malformed-scenario" | "unknown-fault-target" | "duplicate-fault" | "invalid-fault" | "invalid-assertion" | "unknown-assertion-target" | "invalid-payload" | "payload-too-large" | "too-deep" | "too-many-steps" | "trace-too-large" | "invalid-model" | "validation-too-slow";
            message: string;
            stepId: string | null;
        };
        ScenarioListItem: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        ScenarioOriginResponse: {
            /** @enum {string} */
            kind: "ai-proposal";
            model: string;
            /** Format: uuid */
            proposalId: string;
            provider: string;
        };
        ScenarioPage: {
            items: components["schemas"]["ScenarioListItem"][];
            /** @description The cursor of the next page; null on the last */
            nextCursor: string | null;
        };
        ScenarioResponse: {
            assertions: ((components["schemas"]["OutcomeAssertion"] | components["schemas"]["EventCountAssertion"]) | null)[];
            faults: (components["schemas"]["Fault"] | null)[];
            /** Format: uuid */
            id: string;
            name: string;
            /** @description null for one a person wrote */
            origin: components["schemas"]["ScenarioOriginResponse"] | null;
            /** @description In the order they run */
            steps: ((components["schemas"]["CallStep"] | components["schemas"]["PublishStep"] | components["schemas"]["WriteStep"] | components["schemas"]["ParallelStep"] | components["schemas"]["BranchStep"]) | null)[];
        };
        SchemaDto: {
            /** @description A JSON Schema, as text */
            content: string;
            description: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Rises with each change; ignored where it is sent */
            version: number;
        };
        SchemaRequest: {
            /** @description A JSON Schema, as text */
            content: string;
            description?: string | null;
            /** Format: uuid */
            id?: string;
            name: string;
        };
        SchemaVersionResponse: {
            /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
            actor: string;
            /** Format: date-time */
            at: string;
            content: string;
            description: string | null;
            /** @description The version of main from which it holds */
            modelVersion: number;
            name: string;
            version: number;
        };
        SearchResponse: {
            /** @description False where so many projects changed that some were searched as they were before: ask again */
            isWhole: boolean;
            items: components["schemas"]["FoundResponse"][];
            /** @description The cursor of the next page; null on the last */
            nextCursor: string | null;
        };
        SecretStatusResponse: {
            /** @description Where it was saved for; null when the row cannot be verified */
            boundOrigin: string | null;
            /** @description Changes with the value; null when the stored row cannot be verified with the master key */
            fingerprint: string | null;
            isSet: boolean;
            /** @description Whether the settings still point there and the policy lets them; else it is not sent */
            matchesCurrentUrl: boolean;
            name: string;
            /** Format: date-time */
            updatedAt: string | null;
            /** @description `user:<id>` */
            updatedBy: string | null;
        };
        SelfCheckResponse: {
            asyncApiChannels: {
                expected: number;
                missing: number;
                parsed: number;
                unexpected: number;
            };
            asyncApiMessages: {
                expected: number;
                missing: number;
                parsed: number;
                unexpected: number;
            };
            asyncApiPublications: {
                expected: number;
                missing: number;
                parsed: number;
                unexpected: number;
            };
            asyncApiSubscriptions: {
                expected: number;
                missing: number;
                parsed: number;
                unexpected: number;
            };
            notes: string[];
            openApiOperations: {
                expected: number;
                missing: number;
                parsed: number;
                unexpected: number;
            };
            passed: boolean;
        };
        SessionAnswer: {
            /** @description The address that signed in; null of a session from before addresses were kept */
            address: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends, if it is not used again
             */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** @description Whether this request came with it */
            isCurrent: boolean;
            /** @enum {string} */
            kind: "browser" | "device";
            /**
             * Format: date-time
             * @description Moves once an hour at most
             */
            lastUsedAt: string;
            /** @description What a device calls itself; null of a browser */
            name: string | null;
        };
        SetSecretRequest: {
            /** @description null is refused: a credential is taken away with DELETE */
            value: string | null;
        };
        SettingViolation: {
            /** @description The path, as ai.providers[0].kind */
            field: string;
            message: string;
        };
        SettingsDto: {
            /**
             * AI
             * @description AI providers and the tasks they are given.
             */
            ai: {
                /**
                 * Providers
                 * @description The AI providers. The list replaces the list under it as a whole.
                 * @default []
                 */
                providers: ({
                    /**
                     * Base URL
                     * @description Where the endpoint is. Empty: the built-in address of the kind.
                     * @default
                     */
                    baseUrl: string;
                    /**
                     * Enabled
                     * @description A provider that is off serves no task.
                     * @default true
                     */
                    enabled: boolean;
                    /**
                     * ID
                     * @description Names the provider in task routing and in the name of its API key. Unique in the list.
                     */
                    id: string;
                    /**
                     * Kind
                     * @description The protocol the endpoint speaks. The instance says which kinds are allowed.
                     * @enum {string}
                     */
                    kind: "vendor-a" | "vendor-b" | "vendor-c" | "vendor-a-compatible";
                    /**
                     * Model
                     * @description The model that is asked. An enabled provider needs one.
                     */
                    model: string;
                    /**
                     * Monthly budget (USD)
                     * @description The most that this provider may cost in a calendar month; null sets no limit.
                     * @default null
                     */
                    monthlyBudgetUsd: number | null;
                    /**
                     * Name
                     * @description What people see.
                     */
                    name: string & unknown;
                    /**
                     * Requests per minute
                     * @description The most requests in a minute; null sets no limit.
                     * @default null
                     */
                    requestsPerMinute: number | null;
                    /**
                     * Streaming
                     * @description Whether the endpoint can stream its answer.
                     * @default true
                     */
                    supportsStreaming: boolean;
                    /**
                     * Structured output
                     * @description Whether the endpoint accepts a JSON schema for its answer.
                     * @default true
                     */
                    supportsStructuredOutput: boolean;
                    /**
                     * Temperature
                     * @description Sent with every request; null sends none.
                     * @default null
                     */
                    temperature: number | null;
                    /**
                     * Time-out (s)
                     * @description Seconds after which a request is given up.
                     * @default 60
                     */
                    timeoutSeconds: number;
                } & (unknown & unknown))[];
                /**
                 * Task routing
                 * @description The ID of the enabled provider that does each task; null turns the task off.
                 */
                taskRouting: {
                    /**
                     * Critique
                     * @description Asks questions about the design.
                     * @default null
                     */
                    critique: string | null;
                    /**
                     * Explain
                     * @description Explains a part of the model.
                     * @default null
                     */
                    explain: string | null;
                    /**
                     * Infer architecture
                     * @description Groups imported facts into services.
                     * @default null
                     */
                    inferArchitecture: string | null;
                    /**
                     * Propose a flow
                     * @description Turns a request in words into a proposal.
                     * @default null
                     */
                    proposeFlow: string | null;
                };
            };
            /**
             * Code host
             * @description Where repositories are read.
             */
            codehost: {
                /**
                 * API base URL
                 * @description The address of the code host's API. The access token is bound to its origin.
                 * @default https://api.github.com
                 */
                apiBaseUrl: string;
                /**
                 * Default ref
                 * @description The branch, tag or commit that is read. Empty: the default branch of the repository.
                 * @default
                 */
                defaultRef: string & unknown;
            };
            /**
             * Cost
             * @description Prices and estimates.
             */
            cost: {
                /**
                 * Price catalogue URL
                 * @description The address of the public price catalogue. Empty turns the price search off.
                 * @default https://prices.azure.com/api/retail/prices
                 */
                cloudPricesBaseUrl: string;
                /**
                 * Currency
                 * @description Three letters. Nothing is converted; lines priced in another currency are flagged.
                 * @default USD
                 */
                currency: string & unknown;
                /**
                 * Provider
                 * @description A note of the cloud provider.
                 * @default
                 */
                provider: string;
                /**
                 * Region
                 * @description A note of the region.
                 * @default
                 */
                region: string;
                /**
                 * Stale after (days)
                 * @description Days after which an estimate flags a price as stale.
                 * @default 90
                 */
                stalePriceAfterDays: number;
            };
            /**
             * Import
             * @description How much of a repository a scan reads.
             */
            import: {
                /**
                 * Excluded paths
                 * @description Patterns of paths that are not read. The list replaces the list under it as a whole.
                 * @default [
                 *       "**\/node_modules/**",
                 *       "**\/vendor/**",
                 *       "**\/{bin,obj,dist,build,out,target}/**",
                 *       "**\/*.min.*",
                 *       "**\/{.git,.venv,__pycache__}/**"
                 *     ]
                 */
                excludeGlobs: string[];
                /**
                 * Bytes of a file
                 * @description A larger file is not read.
                 * @default 262144
                 */
                maxFileBytes: number;
                /**
                 * Files
                 * @description The most files that a scan reads.
                 * @default 2000
                 */
                maxFiles: number;
                /**
                 * Bytes in total
                 * @description The most bytes that a scan reads; not less than the bytes of a file.
                 * @default 20971520
                 */
                maxTotalBytes: number;
            };
            /**
             * Notifications
             * @description Stored and checked; the service sends none.
             */
            notifications: {
                /**
                 * Webhook URL
                 * @description The address of a webhook. Null or empty: not set.
                 * @default null
                 */
                webhookUrl: string | null;
            };
            /**
             * Privacy
             * @description What leaves the instance.
             */
            privacy: {
                /**
                 * Send private code to AI
                 * @description Whether an AI request may hold text from a private repository. The instance may forbid it.
                 * @default false
                 */
                sendPrivateCodeToAi: boolean;
            };
            /**
             * Simulation
             * @description What a new stress profile starts with. Existing profiles and runs do not change.
             */
            simulation: {
                /**
                 * Arrivals per second
                 * @description Requests that arrive in a second.
                 * @default 10
                 */
                arrivalRatePerSecond: number;
                /**
                 * Duration (s)
                 * @description Seconds of virtual time that a run lasts.
                 * @default 300
                 */
                durationSeconds: number;
                /**
                 * Seed
                 * @description The seed of the random numbers.
                 * @default 1
                 */
                seed: number;
                /**
                 * Warm-up (s)
                 * @description Seconds at the start that are not measured; less than the duration.
                 * @default 5
                 */
                warmUpSeconds: number;
            };
            /**
             * Usage
             * @description Limits on what a workspace may use.
             */
            usage: {
                /**
                 * Scans per day
                 * @description The most scans of repositories in a day.
                 * @default 20
                 */
                maxScansPerDay: number;
                /**
                 * Monthly AI budget (USD)
                 * @description The most that all providers together may cost in a calendar month; null sets no limit.
                 * @default null
                 */
                monthlyAiBudgetUsd: number | null;
            };
        };
        SettingsOverridesDto: {
            /**
             * AI
             * @description AI providers and the tasks they are given.
             */
            ai?: {
                /**
                 * Providers
                 * @description The AI providers. The list replaces the list under it as a whole.
                 * @default []
                 */
                providers?: ({
                    /**
                     * Base URL
                     * @description Where the endpoint is. Empty: the built-in address of the kind.
                     * @default
                     */
                    baseUrl?: string;
                    /**
                     * Enabled
                     * @description A provider that is off serves no task.
                     * @default true
                     */
                    enabled?: boolean;
                    /**
                     * ID
                     * @description Names the provider in task routing and in the name of its API key. Unique in the list.
                     */
                    id: string;
                    /**
                     * Kind
                     * @description The protocol the endpoint speaks. The instance says which kinds are allowed.
                     * @enum {string}
                     */
                    kind: "vendor-a" | "vendor-b" | "vendor-c" | "vendor-a-compatible";
                    /**
                     * Model
                     * @description The model that is asked. An enabled provider needs one.
                     */
                    model: string;
                    /**
                     * Monthly budget (USD)
                     * @description The most that this provider may cost in a calendar month; null sets no limit.
                     * @default null
                     */
                    monthlyBudgetUsd?: number | null;
                    /**
                     * Name
                     * @description What people see.
                     */
                    name: string & unknown;
                    /**
                     * Requests per minute
                     * @description The most requests in a minute; null sets no limit.
                     * @default null
                     */
                    requestsPerMinute?: number | null;
                    /**
                     * Streaming
                     * @description Whether the endpoint can stream its answer.
                     * @default true
                     */
                    supportsStreaming?: boolean;
                    /**
                     * Structured output
                     * @description Whether the endpoint accepts a JSON schema for its answer.
                     * @default true
                     */
                    supportsStructuredOutput?: boolean;
                    /**
                     * Temperature
                     * @description Sent with every request; null sends none.
                     * @default null
                     */
                    temperature?: number | null;
                    /**
                     * Time-out (s)
                     * @description Seconds after which a request is given up.
                     * @default 60
                     */
                    timeoutSeconds?: number;
                } & (unknown & unknown))[];
                /**
                 * Task routing
                 * @description The ID of the enabled provider that does each task; null turns the task off.
                 */
                taskRouting?: {
                    /**
                     * Critique
                     * @description Asks questions about the design.
                     * @default null
                     */
                    critique?: string | null;
                    /**
                     * Explain
                     * @description Explains a part of the model.
                     * @default null
                     */
                    explain?: string | null;
                    /**
                     * Infer architecture
                     * @description Groups imported facts into services.
                     * @default null
                     */
                    inferArchitecture?: string | null;
                    /**
                     * Propose a flow
                     * @description Turns a request in words into a proposal.
                     * @default null
                     */
                    proposeFlow?: string | null;
                };
            };
            /**
             * Code host
             * @description Where repositories are read.
             */
            codehost?: {
                /**
                 * API base URL
                 * @description The address of the code host's API. The access token is bound to its origin.
                 * @default https://api.github.com
                 */
                apiBaseUrl?: string;
                /**
                 * Default ref
                 * @description The branch, tag or commit that is read. Empty: the default branch of the repository.
                 * @default
                 */
                defaultRef?: string & unknown;
            };
            /**
             * Cost
             * @description Prices and estimates.
             */
            cost?: {
                /**
                 * Price catalogue URL
                 * @description The address of the public price catalogue. Empty turns the price search off.
                 * @default https://prices.azure.com/api/retail/prices
                 */
                cloudPricesBaseUrl?: string;
                /**
                 * Currency
                 * @description Three letters. Nothing is converted; lines priced in another currency are flagged.
                 * @default USD
                 */
                currency?: string & unknown;
                /**
                 * Provider
                 * @description A note of the cloud provider.
                 * @default
                 */
                provider?: string;
                /**
                 * Region
                 * @description A note of the region.
                 * @default
                 */
                region?: string;
                /**
                 * Stale after (days)
                 * @description Days after which an estimate flags a price as stale.
                 * @default 90
                 */
                stalePriceAfterDays?: number;
            };
            /**
             * Import
             * @description How much of a repository a scan reads.
             */
            import?: {
                /**
                 * Excluded paths
                 * @description Patterns of paths that are not read. The list replaces the list under it as a whole.
                 * @default [
                 *       "**\/node_modules/**",
                 *       "**\/vendor/**",
                 *       "**\/{bin,obj,dist,build,out,target}/**",
                 *       "**\/*.min.*",
                 *       "**\/{.git,.venv,__pycache__}/**"
                 *     ]
                 */
                excludeGlobs?: string[];
                /**
                 * Bytes of a file
                 * @description A larger file is not read.
                 * @default 262144
                 */
                maxFileBytes?: number;
                /**
                 * Files
                 * @description The most files that a scan reads.
                 * @default 2000
                 */
                maxFiles?: number;
                /**
                 * Bytes in total
                 * @description The most bytes that a scan reads; not less than the bytes of a file.
                 * @default 20971520
                 */
                maxTotalBytes?: number;
            };
            /**
             * Notifications
             * @description Stored and checked; the service sends none.
             */
            notifications?: {
                /**
                 * Webhook URL
                 * @description The address of a webhook. Null or empty: not set.
                 * @default null
                 */
                webhookUrl?: string | null;
            };
            /**
             * Privacy
             * @description What leaves the instance.
             */
            privacy?: {
                /**
                 * Send private code to AI
                 * @description Whether an AI request may hold text from a private repository. The instance may forbid it.
                 * @default false
                 */
                sendPrivateCodeToAi?: boolean;
            };
            /**
             * Simulation
             * @description What a new stress profile starts with. Existing profiles and runs do not change.
             */
            simulation?: {
                /**
                 * Arrivals per second
                 * @description Requests that arrive in a second.
                 * @default 10
                 */
                arrivalRatePerSecond?: number;
                /**
                 * Duration (s)
                 * @description Seconds of virtual time that a run lasts.
                 * @default 300
                 */
                durationSeconds?: number;
                /**
                 * Seed
                 * @description The seed of the random numbers.
                 * @default 1
                 */
                seed?: number;
                /**
                 * Warm-up (s)
                 * @description Seconds at the start that are not measured; less than the duration.
                 * @default 5
                 */
                warmUpSeconds?: number;
            };
            /**
             * Usage
             * @description Limits on what a workspace may use.
             */
            usage?: {
                /**
                 * Scans per day
                 * @description The most scans of repositories in a day.
                 * @default 20
                 */
                maxScansPerDay?: number;
                /**
                 * Monthly AI budget (USD)
                 * @description The most that all providers together may cost in a calendar month; null sets no limit.
                 * @default null
                 */
                monthlyAiBudgetUsd?: number | null;
            };
        };
        SettlesRequest: {
            /** @description Of a rule of the review */
            ruleId: string;
            /**
             * Format: uuid
             * @description What the finding is about
             */
            subjectId: string;
        };
        SetupRequest: {
            displayName: string;
            /** Format: email */
            email: string;
            /**
             * Format: password
             * @description At least one digit and one upper-case letter; at most 72 bytes of UTF-8
             */
            password: string;
            setupToken: string;
        };
        SetupStatusAnswer: {
            needsSetup: boolean;
            requiresSetupToken: boolean;
            /** @enum {string|null} */
            setupTokenHint: "log" | "operator" | null;
        };
        SignedInAnswer: {
            user: components["schemas"]["UserAnswer"];
        };
        SkillsResponse: {
            skills: components["schemas"]["ListedSkillResponse"][];
        };
        SnapshotChangesResponse: {
            added: components["schemas"]["FindingResponse"][];
            answered: components["schemas"]["FindingResponse"][];
            changed: components["schemas"]["ChangedFindingResponse"][];
            gone: components["schemas"]["FindingResponse"][];
        };
        SnapshotRequest: {
            /**
             * Format: uuid
             * @description An open branch
             */
            branchId?: string | null;
            note?: string | null;
            /**
             * Format: uuid
             * @description A revision of the model; null: main as it is now
             */
            revisionId?: string | null;
        };
        SnapshotResponse: {
            /** Format: uuid */
            branchId: string | null;
            counts: components["schemas"]["FindingCountsResponse"];
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            findings: components["schemas"]["FindingResponse"][];
            /** @description Lower-case hex SHA-256 */
            hash: string;
            /** Format: uuid */
            id: string;
            /** @description Lower-case hex SHA-256 */
            inputsFingerprint: string;
            modelVersion: number;
            note: string | null;
            /** Format: uuid */
            revisionId: string | null;
            ruleSetVersion: string;
        };
        SnapshotSummaryResponse: {
            /** Format: uuid */
            branchId: string | null;
            counts: components["schemas"]["FindingCountsResponse"];
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            /** @description Lower-case hex SHA-256 */
            hash: string;
            /** Format: uuid */
            id: string;
            /** @description Lower-case hex SHA-256 */
            inputsFingerprint: string;
            modelVersion: number;
            note: string | null;
            /** Format: uuid */
            revisionId: string | null;
            ruleSetVersion: string;
        };
        SourcePatternRequest: {
            /** @enum {string} */
            pattern: "transactional-outbox" | "in-memory-outbox";
            /** @description owner/name in lower case */
            repository: string;
            /** @description A pattern that exists only under a compile-time condition fails the check */
            requireUnconditional?: boolean | null;
            service?: string | null;
        };
        StaleMarkDto: {
            /** @description Why, in a short code */
            reason: string;
            /** @description The first revision without it */
            sinceRevision: string;
        };
        StampResponse: {
            /** @description Which branches there are, and their states */
            branches: number;
            /** @description Decisions */
            decisions: number;
            /** @description The version of the stream */
            model: number;
            /** @description Name and description of the project */
            project: number;
            /** @description Promises, their obligations, runs and evidence */
            promises: number;
            /** @description Questions */
            questions: number;
            /** @description Answers to findings and kept reviews */
            review: number;
            /** @description Revisions */
            revisions: number;
            /** @description Scenarios */
            scenarios: number;
            /** @description Schemas, of main and all branches */
            schemas: number;
            /** @description Which repositories are followed, and at which commits */
            sources: number;
            /**
             * Format: uuid
             * @description Of main, or of the branch
             */
            streamId: string;
            /** @description Stress profiles and their runs */
            stress: number;
            /** @description Views */
            views: number;
        };
        StartDeviceRequest: {
            name: string;
        };
        StartedDeviceAnswer: {
            /** @description What the device asks with; it shows it to nobody */
            deviceCode: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Seconds to wait between two polls */
            interval: number;
            /**
             * @description What the person compares or types
             * @example BCDF-GHJK
             */
            userCode: string;
            /**
             * Format: uri
             * @description Where the person lets the device in
             */
            verificationUri: string;
            /**
             * Format: uri
             * @description The same with the code in the fragment
             */
            verificationUriComplete: string;
        };
        StatedInstancePolicyDto: {
            /**
             * Private network URLs
             * @description Whether settings may name addresses inside the private network.
             */
            allowPrivateNetworkUrls: boolean;
            /**
             * Self-registration
             * @description Whether people may register after the first account was set up.
             */
            allowSelfRegistration: boolean;
            /**
             * Private code to AI
             * @description Whether a workspace may let AI requests hold text from private repositories.
             */
            allowSendingPrivateCodeToAi: boolean;
            /**
             * AI provider kinds
             * @description The kinds of AI provider that workspaces may use.
             */
            allowedAiProviderKinds: ("vendor-a" | "vendor-b" | "vendor-c" | "vendor-a-compatible")[];
            /**
             * Stress runs at once
             * @description Stress runs that one app process does at the same time, all workspaces together.
             * @default 4
             */
            maxConcurrentStressRuns?: number;
        };
        StressArrivalStage: {
            fromSecond: number;
            /** @description 0 is a pause */
            ratePerSecond: number;
        };
        StressArrivals: {
            durationSeconds: number;
            /** @enum {string} */
            process: "poisson" | "constant";
            ratePerSecond: number;
            /** @description At most 50, in rising order of fromSecond; may be empty */
            stages: components["schemas"]["StressArrivalStage"][];
            /** @description Less than durationSeconds */
            warmUpSeconds: number;
        };
        StressBottleneck: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "resource" | "subscription";
            offeredLoadPpm: number;
            /** @enum {string} */
            reason: "overload" | "growing-queue" | "saturated" | "high-load" | "rejections" | "drops" | "headroom";
            saturatedPpm: number;
            utilisationPpm: number;
        };
        StressBranchAssumption: {
            /** @description The ID of a branch step */
            stepId: string;
            thenProbability: number;
        };
        StressBranchResult: {
            elseCount: number;
            stepId: string;
            thenCount: number;
        };
        StressBudget: {
            /** @description When the budget was used up; null when it was not */
            endedEarlyAtMs: number | null;
            events: number;
        };
        StressChannelResult: {
            /** Format: uuid */
            channelId: string;
            deadLettered: number;
            dropped: number;
            notRouted: number;
            published: number;
            routed: number;
        };
        StressComparisonResponse: {
            /**
             * @description Declared assumptions went in: nothing here is a measurement
             * @enum {string}
             */
            basis: "assumed";
            /** @description Runs of different scenarios are not; only totals are set side by side */
            comparable: boolean;
            inputs: components["schemas"]["StressInputChanges"];
            left: components["schemas"]["StressRunSummaryResponse"];
            metrics: components["schemas"]["StressMetricChange"][];
            reasons: "different-scenario"[];
            right: components["schemas"]["StressRunSummaryResponse"];
        };
        StressConfidence: {
            batches: number;
            lag1Ppm: number;
            /** @enum {string} */
            method: "batch-means";
            relativeHalfWidthPpm: number;
            reliable: boolean;
        };
        StressConstantDistribution: {
            /** @enum {string} */
            kind: "constant";
            valueMs: number;
        };
        StressCritical: {
            /** @description Requests per second more that it could take, an estimate */
            headroomPerSecond: number;
            /** Format: uuid */
            resourceId: string;
            utilisationPpm: number;
        };
        StressDefaultsResponse: {
            arrivalRatePerSecond: number;
            durationSeconds: number;
            /** @description As a profile has it */
            seed: string;
            warmUpSeconds: number;
        };
        StressDistribution: components["schemas"]["StressConstantDistribution"] | components["schemas"]["StressExponentialDistribution"] | components["schemas"]["StressUniformDistribution"] | components["schemas"]["StressErlangDistribution"] | components["schemas"]["StressLognormalDistribution"] | components["schemas"]["StressEmpiricalDistribution"];
        StressEmpiricalDistribution: {
            /** @enum {string} */
            kind: "empirical";
            /** @description 2 to 100, from percentile 0 to 100, linear between */
            points: {
                percentile: number;
                valueMs: number;
            }[];
        };
        StressErlangDistribution: {
            k: number;
            /** @enum {string} */
            kind: "erlang";
            meanMs: number;
        };
        StressExponentialDistribution: {
            /** @enum {string} */
            kind: "exponential";
            meanMs: number;
        };
        StressHistogramBucket: {
            count: number;
            upToUs: number;
        };
        StressInputChanges: {
            /** @description In the part of the model that the scenario reaches */
            modelChanged: boolean;
            profileChanges: components["schemas"]["StressProfileChange"][];
            scenarioChanged: boolean;
        };
        StressInterval: {
            high: number;
            /** @description With 95 %, in the unit of the number */
            low: number;
            /** @description The path of the number, as `latency.p95Us` or `resources.<id>.utilisationPpm` */
            path: string;
        };
        StressLatencyDistribution: {
            /** @description 95 % interval of the mean */
            ci95MeanUs?: {
                high: number;
                low: number;
            } | null;
            count: number;
            histogram: components["schemas"]["StressHistogramBucket"][];
            maxUs: number | null;
            meanUs: number | null;
            minUs: number | null;
            p50Us: number | null;
            p75Us: number | null;
            p90Us: number | null;
            p95Us: number | null;
            /** @description null below 1000 samples */
            p999Us: number | null;
            p99Us: number | null;
            stdDevUs: number | null;
        };
        StressLognormalDistribution: {
            /** @enum {string} */
            kind: "lognormal";
            medianMs: number;
            p95Ms: number;
        };
        StressMetricChange: {
            absolute: number | null;
            /**
             * @description uncertain when it may be chance
             * @enum {string}
             */
            direction: "better" | "worse" | "same" | "uncertain";
            left: number | null;
            /** @description The path of the number in a run, as `latency.p95Us` or `resources.<id>.utilisationPpm` */
            path: string;
            relativePpm: number | null;
            right: number | null;
        };
        StressNote: {
            /** @enum {string} */
            code: "assumed" | "open-load" | "shared-queue" | "no-cancel" | "no-drain" | "zero-service-time" | "unbounded-queue" | "unlimited-store" | "unlimited-subscription";
            message: string;
            /** Format: uuid */
            targetId: string | null;
        };
        StressOperationResult: {
            /** @description Attempts per call */
            amplificationPpm: number | null;
            attemptLatency: components["schemas"]["StressLatencyDistribution"];
            attempts: number;
            callLatency: components["schemas"]["StressLatencyDistribution"];
            calls: number;
            failed: number;
            faulted: number;
            /** @description Attempts that were served after their time-out */
            late: number;
            /** Format: uuid */
            operationId: string;
            rejected: number;
            succeeded: number;
            timedOut: number;
            waitMeanUs: number | null;
            waitP95Us: number | null;
        };
        StressOutage: {
            fromMs: number;
            /** @enum {string} */
            kind: "Error" | "Outage" | "Timeout";
            /**
             * @description Share of attempts that meet it
             * @default 1
             */
            share?: number;
            /**
             * Format: uuid
             * @description An operation, channel, subscription or element
             */
            targetId: string;
            /** @description The end is not in the window */
            toMs: number;
        };
        StressOutageTarget: {
            /** @enum {string} */
            kind: "operation" | "channel" | "subscription" | "element";
            name: string;
            /** Format: uuid */
            targetId: string;
        };
        StressPolicyOverride: {
            /** @default 1 */
            backoffFactor?: number;
            backoffMs?: number | null;
            /**
             * @default none
             * @enum {string}
             */
            jitter?: "none" | "full";
            maxAttempts?: number | null;
            maxBackoffMs?: number | null;
            /**
             * Format: uuid
             * @description An operation or a subscription
             */
            targetId: string;
            /** @description Of an operation; null keeps the model's value */
            timeoutMs?: number | null;
        };
        StressProfileChange: {
            /** @description Any JSON value or null */
            left: unknown;
            path: string;
            /** @description Any JSON value or null */
            right: unknown;
        };
        StressProfileRequest: {
            arrivals: components["schemas"]["StressArrivals"];
            branches: components["schemas"]["StressBranchAssumption"][];
            name: string;
            outages: components["schemas"]["StressOutage"][];
            overrides: components["schemas"]["StressPolicyOverride"][];
            resources: components["schemas"]["StressResourceAssumption"][];
            /** Format: uuid */
            scenarioId: string;
            seed: string;
            serviceTimes: components["schemas"]["StressServiceTimeAssumption"][];
            subscriptions: components["schemas"]["StressSubscriptionAssumption"][];
        };
        StressProfileResponse: {
            arrivals: components["schemas"]["StressArrivals"];
            /**
             * @description Declared assumptions: nothing here is a measurement
             * @enum {string}
             */
            basis: "assumed";
            branches: components["schemas"]["StressBranchAssumption"][];
            /** Format: date-time */
            createdAt: string;
            /** @description `user:` and the ID of an account */
            createdBy: string;
            /** Format: uuid */
            id: string;
            name: string;
            outages: components["schemas"]["StressOutage"][];
            overrides: components["schemas"]["StressPolicyOverride"][];
            resources: components["schemas"]["StressResourceAssumption"][];
            /** Format: uuid */
            scenarioId: string;
            seed: string;
            serviceTimes: components["schemas"]["StressServiceTimeAssumption"][];
            subscriptions: components["schemas"]["StressSubscriptionAssumption"][];
            /** Format: date-time */
            updatedAt: string;
            /** @description `user:` and the ID of an account */
            updatedBy: string;
            /** @description Rises by one with each change */
            version: number;
        };
        StressProfileSummary: {
            /**
             * @description Declared assumptions went in: nothing here is a measurement
             * @enum {string}
             */
            basis: "assumed";
            durationSeconds: number;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The newest run; null when there is none
             */
            lastRunId: string | null;
            /** @enum {string|null} */
            lastRunVerdict: "stable" | "degraded" | "saturated" | "unstable" | "inconclusive" | null;
            name: string;
            ratePerSecond: number;
            /** Format: uuid */
            scenarioId: string;
            /** Format: date-time */
            updatedAt: string;
        };
        StressRequestCounts: {
            /** @description Every arrival; the other counts are of those from the end of the warm-up on */
            arrived: number;
            failed: number;
            goodputPerSecond: number;
            inFlightAtEnd: number;
            /** @description succeeded, failed and inFlightAtEnd add up to it */
            measured: number;
            succeeded: number;
            /** @description Of those that ended */
            successRatePpm: number | null;
            throughputPerSecond: number;
        };
        StressRequiredBranch: {
            /** @enum {string} */
            is: "Succeeded" | "Failed" | "Skipped";
            stepId: string;
            whenStep: string;
        };
        StressRequiredResource: {
            /** Format: uuid */
            elementId: string;
            /** @description The kind of the element */
            kind: string;
            name: string;
            reasons: ("owns-operation" | "consumes" | "store")[];
            /** @description false for an element that is only written to */
            required: boolean;
        };
        StressRequiredServiceTime: {
            /** @enum {string} */
            kind: "operation" | "subscription" | "store";
            name: string;
            /** Format: uuid */
            ownerId: string;
            retry: components["schemas"]["StressRetry"] | null;
            stepIds: string[];
            /** Format: uuid */
            targetId: string;
            /** @description Of an operation; 0 is none */
            timeoutMs: number | null;
        };
        StressRequiredSubscription: {
            /** Format: uuid */
            channelId: string;
            /** Format: uuid */
            consumerId: string;
            /** Format: uuid */
            deadLetterChannelId: string | null;
            name: string;
            retry: components["schemas"]["StressRetry"] | null;
            stepIds: string[];
            /** Format: uuid */
            subscriptionId: string;
        };
        StressRequirementsResponse: {
            /**
             * @description Declared assumptions went in: nothing here is a measurement
             * @enum {string}
             */
            basis: "assumed";
            /**
             * Format: uuid
             * @description null for the main model
             */
            branchId: string | null;
            branches: components["schemas"]["StressRequiredBranch"][];
            /** @description Why the scenario cannot be run; then the lists are empty */
            issues: components["schemas"]["ScenarioIssueResponse"][];
            /** @description What profiles and runs may hold; eventsOfRequest is what one request takes */
            limits: {
                [key: string]: number;
            };
            modelVersion: number;
            outageTargets: components["schemas"]["StressOutageTarget"][];
            policyTargets: string[];
            resources: components["schemas"]["StressRequiredResource"][];
            /** Format: uuid */
            scenarioId: string;
            serviceTimes: components["schemas"]["StressRequiredServiceTime"][];
            subscriptions: components["schemas"]["StressRequiredSubscription"][];
        };
        StressResourceAssumption: {
            /** @description Of each instance */
            concurrency: number;
            /**
             * Format: uuid
             * @description An element that owns a called operation, consumes a delivery, or is written to
             */
            elementId: string;
            /**
             * @description call: a slot is held to the end of the attempt, nested calls included; work: for its own time
             * @default call
             * @enum {string}
             */
            hold?: "call" | "work";
            instances: number;
            /** @description Of all instances together; null is the engine's cap */
            queueLimit: number | null;
        };
        StressResourceResult: {
            arrivals: number;
            busyMeanMilli: number;
            /** Format: uuid */
            elementId: string;
            /** @description Share of busy time spent on timed-out attempts */
            lateWorkPpm: number;
            /** @description Work that arrives, over what all servers can do */
            offeredLoadPpm: number;
            queueMax: number;
            queueMeanMilli: number;
            rejected: number;
            /** @description Share of time with every server busy */
            saturatedPpm: number;
            servers: number;
            utilisationPpm: number;
            waitMeanUs: number | null;
            waitP95Us: number | null;
        };
        StressResourceSeries: {
            busyMilli: number[];
            /** Format: uuid */
            elementId: string;
            queueMilli: number[];
        };
        StressRetry: {
            backoffMs: number;
            maxAttempts: number;
        };
        StressRunResponse: {
            /**
             * @description Declared assumptions went in: nothing here is a measurement
             * @enum {string}
             */
            basis: "assumed";
            /** @description The tightest first */
            bottlenecks: components["schemas"]["StressBottleneck"][];
            /**
             * Format: uuid
             * @description null for a run on the main model
             */
            branchId: string | null;
            branches: components["schemas"]["StressBranchResult"][];
            budget: components["schemas"]["StressBudget"];
            channels: components["schemas"]["StressChannelResult"][];
            confidence: components["schemas"]["StressConfidence"] | null;
            /**
             * @description Why confidence is null
             * @enum {string|null}
             */
            confidenceReason: "stages" | "outages" | "unstable" | "few-samples" | null;
            critical: components["schemas"]["StressCritical"] | null;
            engineVersion: number;
            /** @description Of requests that failed */
            failedLatency: components["schemas"]["StressLatencyDistribution"];
            /** Format: uuid */
            id: string;
            /** @description Of everything the result depends on */
            inputsHash: string;
            /** @description By path; none where `confidence` is null, and not there in runs from before there were any */
            intervals?: components["schemas"]["StressInterval"][];
            /** @description Of requests that succeeded */
            latency: components["schemas"]["StressLatencyDistribution"];
            /** @description Of the part of the model that the scenario reaches */
            modelHash: string;
            modelVersion: number;
            /** @description Assumptions that were made */
            notes: components["schemas"]["StressNote"][];
            operations: components["schemas"]["StressOperationResult"][];
            /** @description The profile as it was run */
            profile: components["schemas"]["StressProfileRequest"];
            /** Format: uuid */
            profileId: string;
            /** @description The version of the profile that was run */
            profileVersion: number;
            requests: components["schemas"]["StressRequestCounts"];
            resources: components["schemas"]["StressResourceResult"][];
            /** @description Equal inputs give the equal hash */
            resultHash: string;
            /** @description Of the scenario */
            scenarioHash: string;
            /** Format: uuid */
            scenarioId: string;
            seed: string;
            series: components["schemas"]["StressSeries"];
            /** Format: date-time */
            startedAt: string;
            /** @description `user:` and the ID of an account */
            startedBy: string;
            stores: components["schemas"]["StressStoreResult"][];
            subscriptions: components["schemas"]["StressSubscriptionResult"][];
            /** @enum {string} */
            verdict: "stable" | "degraded" | "saturated" | "unstable" | "inconclusive";
            verdictReasons: ("event-budget" | "falling-behind" | "growing-queue" | "overload" | "failures" | "few-samples" | "wide-interval" | "saturated" | "high-load" | "rejections" | "drops" | "retry-amplification")[];
        };
        StressRunSummaryResponse: {
            /**
             * @description Declared assumptions went in: nothing here is a measurement
             * @enum {string}
             */
            basis: "assumed";
            /**
             * Format: uuid
             * @description null for a run on the main model
             */
            branchId: string | null;
            /**
             * Format: uuid
             * @description The resource with the highest offered load
             */
            criticalResourceId: string | null;
            /** Format: uuid */
            id: string;
            modelVersion: number;
            /** @description Microseconds, of requests that succeeded; null when there are none */
            p50Us: number | null;
            p95Us: number | null;
            p99Us: number | null;
            /** @description Equal inputs give the equal hash */
            resultHash: string;
            /** Format: date-time */
            startedAt: string;
            /** @description `user:` and the ID of an account */
            startedBy: string;
            /** @description Parts per million of the requests that ended */
            successRatePpm: number | null;
            throughputPerSecond: number;
            /** @enum {string} */
            verdict: "stable" | "degraded" | "saturated" | "unstable" | "inconclusive";
        };
        StressSeries: {
            /** @description Width of a bucket */
            bucketMs: number;
            buckets: components["schemas"]["StressSeriesBucket"][];
            resources: components["schemas"]["StressResourceSeries"][];
            subscriptions: components["schemas"]["StressSubscriptionSeries"][];
        };
        StressSeriesBucket: {
            arrived: number;
            atMs: number;
            failed: number;
            inFlight: number;
            latencyP95Us: number | null;
            succeeded: number;
        };
        StressServiceTimeAssumption: {
            distribution: components["schemas"]["StressDistribution"];
            /**
             * @description Share of attempts that do their work and then fail
             * @default 0
             */
            errorRate?: number;
            /**
             * Format: uuid
             * @description An operation, a subscription or a store
             */
            targetId: string;
        };
        StressStoreResult: {
            /** Format: uuid */
            elementId: string;
            failed: number;
            writes: number;
        };
        StressSubscriptionAssumption: {
            /** @description null is the engine's cap */
            backlogLimit: number | null;
            concurrency: number;
            deliveryDelayMs: number;
            /** @enum {string} */
            overflow: "drop" | "dead-letter";
            /** Format: uuid */
            subscriptionId: string;
        };
        StressSubscriptionResult: {
            amplificationPpm: number | null;
            attempts: number;
            backlogAtEnd: number;
            backlogMax: number;
            backlogMeanMilli: number;
            deadLettered: number;
            delivered: number;
            dropped: number;
            failed: number;
            growing: boolean;
            lagMaxUs: number | null;
            /** @description From publish to the start of the handler */
            lagP95Us: number | null;
            /** Format: uuid */
            subscriptionId: string;
        };
        StressSubscriptionSeries: {
            backlog: number[];
            /** Format: uuid */
            subscriptionId: string;
        };
        StressUniformDistribution: {
            /** @enum {string} */
            kind: "uniform";
            maxMs: number;
            minMs: number;
        };
        SubscriptionDto: {
            /** Format: uuid */
            channelId: string;
            /** Format: uuid */
            consumerId: string;
            /** Format: uuid */
            deadLetterChannelId: string | null;
            /**
             * @description How sure it is
             * @enum {string}
             */
            factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
            /** Format: uuid */
            id: string;
            provenance: components["schemas"]["ProvenanceDto"] | null;
            retry: components["schemas"]["RetryDto"] | null;
            stale: components["schemas"]["StaleMarkDto"] | null;
        };
        SubscriptionRequest: {
            /** Format: uuid */
            channelId: string;
            /** Format: uuid */
            consumerId: string;
            /** Format: uuid */
            deadLetterChannelId?: string | null;
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            factStatus?: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | "" | null;
            /** Format: uuid */
            id?: string;
            provenance?: components["schemas"]["ProvenanceRequest"] | null;
            retry?: components["schemas"]["RetryDto"] | null;
            /** @description Not taken: the mark stays as it is */
            stale?: {
                reason: string;
                sinceRevision: string;
            } | null;
        };
        TestPlanRequest: {
            /** @description Contracts of the model that the test is about */
            contractIds?: string[] | null;
            evidenceSource?: components["schemas"]["EvidenceSourceRequest"] | null;
            /** @description At least one */
            expectedObservations: string[];
            forbiddenObservations?: string[] | null;
            inputs?: string[] | null;
            /** @description At least one */
            steps: string[];
        };
        TraceEventResponse: {
            /** @description Virtual time in milliseconds */
            atMs: number;
            attempt: number;
            detail: string | null;
            /** Format: uuid */
            from: string | null;
            headers: {
                [key: string]: string;
            } | null;
            /** @enum {string} */
            kind: "RequestSent" | "ResponseReceived" | "RequestFailed" | "RequestTimedOut" | "RetryScheduled" | "Published" | "PublishFailed" | "Delivered" | "DeliveryFailed" | "DeadLettered" | "Dropped" | "DataWritten" | "DataWriteFailed" | "BranchTaken" | "StepSkipped" | "Routed" | "NotRouted";
            /** Format: uuid */
            message: string | null;
            /** @description Any JSON value or null */
            payload: unknown;
            sequence: number;
            stepId: string;
            /** Format: uuid */
            target: string | null;
            /** Format: uuid */
            to: string | null;
        };
        UnlistedNotesResponse: {
            /** @description Places beside those that notes name */
            count: number;
            what: string;
        };
        UpdateProjectRequest: {
            /** @description missing leaves it, null clears it */
            description?: string | null;
            /** @description null or missing leaves it */
            name?: string | null;
        };
        UpdateWorkspaceRequest: {
            /** @description null leaves it */
            name: string | null;
        };
        UserAnswer: {
            displayName: string;
            /** Format: email */
            email: string;
            hasPassword: boolean;
            /** Format: uuid */
            id: string;
            isInstanceAdmin: boolean;
        };
        VerificationRunResponse: {
            assertions: components["schemas"]["AssertionOfRun"][];
            /** @description ISO 8601 in UTC */
            at: string;
            commitSha: string | null;
            detail: string;
            draft: boolean;
            /** @enum {string} */
            environment: "virtual-time" | "repository" | "codehost-actions" | "other";
            evidence: components["schemas"]["EvidenceEntry"][];
            /** @description SHA-256, 64 lower-case hex digits */
            evidenceHash: string;
            /** Format: uuid */
            id: string;
            inputs: components["schemas"]["RunInput"][];
            limitations: string[];
            modelRevision: {
                /** Format: uuid */
                revisionId: string | null;
                /** Format: uuid */
                streamId: string;
                version: number;
            } | null;
            obligationId: string;
            promiseRevision: number;
            /** @description SHA-256, 64 lower-case hex digits */
            recipeHash: string;
            /** @enum {string} */
            result: "passed" | "failed" | "not-run" | "unsupported";
            /** @enum {string} */
            scope: "declared-behaviour" | "source-at-commit" | "external-test";
            /** @description user:<id> or agent-token:<id> */
            startedBy: string;
        };
        VerifyResponse: {
            /** @description Lower-case hex SHA-256 */
            actualBundleHash: string;
            /** @enum {string|null} */
            archive: "match" | "differs" | null;
            /** @description Nothing moved since it was pinned */
            current: boolean;
            /** @description Lower-case hex SHA-256 */
            expectedBundleHash: string;
            files: {
                actualSha256: string | null;
                expectedSha256: string | null;
                path: string;
                /** @enum {string} */
                status: "match" | "differs" | "missing" | "unknown-file";
            }[];
            /** @description The same, and an archive is packed as the service packs */
            identical: boolean;
            /** @description This project of this instance sealed the pinned state */
            issued: boolean;
            /** @enum {string} */
            manifest: "match" | "differs";
            manifestDifferences: ("format" | "generator" | "pinned" | "files" | "bundleHash" | "buildReady" | "blockers" | "selfCheck")[];
            /** @description Every file and the manifest are what the pinned state gives */
            matchesPinned: boolean;
            moved: {
                current: unknown;
                id: string;
                kind: string;
                pinned: unknown;
            }[];
            pinned: {
                /** Format: uuid */
                branch: string;
                decisions?: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                /** Format: uuid */
                projectId: string;
                projectName: string;
                promises: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                /** Format: uuid */
                revisionId: string | null;
                runs: {
                    obligationId: string;
                    /** Format: uuid */
                    promiseId: string;
                    promiseRevision: number;
                    /** Format: uuid */
                    runId: string;
                }[];
                scenarios: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                schemas: {
                    /** Format: uuid */
                    id: string;
                    version: number;
                }[];
                seal?: string;
                sources: {
                    latestCommit: string | null;
                    /** Format: uuid */
                    latestScan: string | null;
                    /** @description Host, owner and name */
                    repository: string;
                    trackedCommit: string | null;
                    trackedRef: string | null;
                    /** Format: uuid */
                    trackedScan: string | null;
                }[];
                streamVersion: number;
            };
            selfCheck: components["schemas"]["SelfCheckResponse"];
        };
        ViewResponse: {
            /**
             * Format: uuid
             * @description The open branch that is drawn, in place of main
             */
            branchId?: string;
            /** @description When not empty, exactly what is shown */
            elementIds: string[];
            /** @description What is shown meets each list that is not empty */
            filters?: {
                /** @description Of elements, and channel */
                kinds: ("actor" | "system" | "app" | "store" | "component" | "channel")[];
                /** @description Truth labels */
                labels: ("declared" | "observed-in-source" | "inferred" | "measured" | "unknown")[];
                /** @description true: what is marked stale alone; false: what is not */
                stale: boolean | null;
                /** @description Of elements */
                statuses: ("current" | "planned" | "deprecated" | "removed")[];
                /** @description Whole, of elements: one of them is enough */
                tags: string[];
                /** @description Whole, of elements */
                technologies: string[];
            };
            /** @description One part and what is around it; the rest is left out */
            focus?: {
                /**
                 * Format: uuid
                 * @description An element or channel
                 */
                id: string;
                /** @description How many lines away what is shown may be */
                steps: number;
            };
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "landscape" | "system" | "app" | "flow";
            /** @description What the view names and the main model does not have */
            missingIds: string[];
            name: string;
            /** @description Where boxes are within an opened part, from its top left corner: by the ID of the part, then theirs */
            nestedPositions?: {
                [key: string]: {
                    [key: string]: {
                        x: number;
                        y: number;
                    };
                };
            };
            /** @description Elements of which what is directly inside is shown, where they are shown themselves */
            openIds?: string[];
            /** @description Where the top left corners of boxes are, in pixels, by the ID of an element or channel */
            positions: {
                [key: string]: {
                    x: number;
                    y: number;
                };
            };
            /**
             * Format: uuid
             * @description The revision that is drawn; not beside branchId
             */
            revisionId?: string;
            /**
             * Format: uuid
             * @description The system or app that such a view is about
             */
            rootId: string | null;
            /**
             * Format: uuid
             * @description The scenario that a view of kind flow shows
             */
            scenarioId: string | null;
        };
        WorkspaceResponse: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            projectCount: number;
            /** @description Bytes that it may store; beyond, writes are 409 */
            quotaBytes: number;
            /**
             * @description The caller's role
             * @enum {string}
             */
            role: "viewer" | "editor" | "owner";
            /** @description Bytes of its facts with history and branches, versions, revisions and stress runs */
            storedBytes: number;
        };
        WorkspaceSettingsResponse: {
            /** @description What holds where the workspace states nothing */
            defaults: components["schemas"]["SettingsDto"];
            /** @description What holds in the workspace */
            effective: components["schemas"]["SettingsDto"];
            /** @description What is stored for the workspace */
            overrides: components["schemas"]["SettingsOverridesDto"];
            /** @description Stored values that do not apply */
            policyViolations: components["schemas"]["SettingViolation"][];
            /** @description Rises by one with each save; 0 before the first */
            version: number;
        };
        WorkspaceWithViolationsDto: {
            name: string;
            violations: components["schemas"]["SettingViolation"][];
            /** Format: uuid */
            workspaceId: string;
        };
        WriteStep: {
            /** @description The writing element, by its ID */
            by?: string | null;
            /** @description The change: any JSON value or null */
            change?: unknown;
            dataset?: string | null;
            /** @description Unique in the scenario */
            id?: string | null;
            /** @description The store, by its ID */
            store?: string | null;
            /** @enum {string} */
            type: "write";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapabilitiesResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAgentClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientsResponse"];
                };
            };
            /** @description The host name cannot stand in an address (invalid_host) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRegistryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The host name cannot stand in an address (invalid_host) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startDeviceSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartDeviceRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedDeviceAnswer"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pollDeviceSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PollDeviceRequest"];
            };
        };
        responses: {
            /** @description The account, with a session cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description authorization_pending: ask again; expired_token: over, used, or taken back */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description access_denied: the person said no */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow_down: wait as long as Retry-After says, each time */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDeviceSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, in any letter case, with hyphens or without */
                userCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskingDeviceAnswer"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: the session is that of a device */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found: nothing asks under this code, or not you */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    approveDeviceSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, in any letter case, with hyphens or without */
                userCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: the session is that of a device */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found: nothing asks under this code, or not you */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: it is answered already, or you have not looked at it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    denyDeviceSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, in any letter case, with hyphens or without */
                userCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: the session is that of a device */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found: nothing asks under this code, or not you */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: it is answered already, or you have not looked at it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerExternalSignIn: {
        parameters: {
            query: {
                /** @description Why the provider refused */
                error?: string;
                /** @description The issuer that answers */
                iss?: string;
                /** @description What the sign-in is proved with */
                code?: string;
                /** @description Which sign-in it is */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To `complete`; to `/sign-in?external=…` of the web client when a browser is refused */
            302: {
                headers: {
                    /** @description Where to */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "text/plain": string;
                };
            };
            /** @description validation_error: no `state`, or none that could be one */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized: the sign-in failed, is over, or began in another browser */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found: the provider is configured no more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description sign_in_provider_unavailable: the provider cannot be asked */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeExternalSignIn: {
        parameters: {
            query: {
                /** @description Which sign-in it is */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To `returnUrl`, with a session cookie; to `/sign-in?external=…` of the web client when a browser is refused */
            302: {
                headers: {
                    /** @description Where to */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "text/plain": string;
                };
            };
            /** @description validation_error: no `state`, or none that could be one */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized: the sign-in failed, is over, or began in another browser */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description registration_closed: no account may be made */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: an account with that address exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startExternalSignIn: {
        parameters: {
            query?: {
                /** @description A path of this service to come back to; `/` when it is missing */
                returnUrl?: string;
            };
            header?: never;
            path: {
                /** @description `oidc` or `codehost` */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider; to `/sign-in?external=…` of the web client when a browser is refused */
            302: {
                headers: {
                    /** @description Where to */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "text/plain": string;
                };
            };
            /** @description validation_error: `returnUrl` is no path of this service */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found: the provider is not configured */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description sign_in_provider_unavailable: the provider cannot be asked */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The account, with a session cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized: wrong password, unknown account or locked account */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSignInProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAnswer"][];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account, with a session cookie */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description registration_closed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: the address is in use */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadResetLinkRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLinkAnswer"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description link_over: used, over, taken back, or never there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description link_over: used, over, taken back, or never there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the session */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You have no such session */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredAccountPage"];
                };
            };
            /** @description cursor or limit breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the account */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeResetLinkAnswer"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: the account is disabled */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSessionsOfAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the account */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInstanceAudit: {
        parameters: {
            query?: {
                /** @description How many entries, from the newest */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryResponse"][];
                };
            };
            /** @description limit is not from 1 to 500 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInstanceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceSettingsResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceInstanceSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, in quotes */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstanceSettingsDto"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceSettingsResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The settings are not at the version of If-Match */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match is missing */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationSecretRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedWorkspaceResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: the invitation is for another address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description link_over: used, over, taken back, or never there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: a member already, or a limit is reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationSecretRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundInvitationResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description link_over: used, over, taken back, or never there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registerByInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterByInvitationRequest"];
            };
        };
        responses: {
            /** @description The account, with a session cookie */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description link_over: used, over, taken back, or never there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: the address is in use, or a limit is reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBindings: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description main without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BindingDto"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBinding: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the binding */
                bindingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BindingDto"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putBinding: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the binding */
                bindingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindingRequest"];
            };
        };
        responses: {
            /** @description Replaced, or so already */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BindingDto"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BindingDto"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version, or the ID of the schema is another project's */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteBinding: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
                /** @description What refers to the fact goes too */
                cascade?: "true" | "false";
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the binding */
                bindingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With cascade */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedFactsResponse"];
                };
            };
            /** @description Done; there is no body */
            204: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description expectedVersion or cascade has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version (conflict), or something refers to it (in_use) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBranches: {
        parameters: {
            query?: {
                /** @description Branches of this state alone */
                state?: "open" | "merged" | "discarded";
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchResponse"][];
                };
            };
            /** @description state has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBranchRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ID is in use, or the project has too many open branches */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the branch */
                branchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discardBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the branch */
                branchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The branch is merged or discarded already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBranchChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the branch */
                branchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelComparisonResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many readings of models are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mergeBranch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Main's version in quotes, as expectedVersion */
                "If-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the branch */
                branchId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MergeBranchRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeResultResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A variant, a branch that is not open, main at another version, or conflicts */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many merges are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writeBrief: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BriefRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BriefResponse"];
                };
            };
            /** @description The selection is empty or too large, or names what the project does not have */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Checks of payloads take too long */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The bundle is over a limit (bundle_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many builds are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compareBundles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompareBundlesRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildComparisonResponse"];
                };
            };
            /** @description A side is no bundle or manifest that the service writes (invalid_bundle) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A side is over a limit (bundle_too_large, payload_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many builds are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportBuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The archive, or SDD.md */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    "text/markdown": string;
                };
            };
            /** @description A field breaks a rule (validation_error), or pinned is no pinned state (invalid_bundle) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The pinned state cannot be exported again (pinned_…), or checks of payloads take too long */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The bundle is over a limit (bundle_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many builds are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readBuiltFile: {
        parameters: {
            query: {
                /** @description A revision; never together with branchId */
                revisionId?: string;
                /** @description An open branch */
                branchId?: string;
                /** @description Its path in the bundle, such as SDD.md */
                path: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/yaml": unknown;
                    "text/markdown": string;
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is not generated (file_not_generated), or checks of payloads take too long */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The bundle is over a limit (bundle_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many builds are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readBuildManifest: {
        parameters: {
            query?: {
                /** @description A revision; never together with branchId */
                revisionId?: string;
                /** @description An open branch */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Checks of payloads take too long */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The bundle is over a limit (bundle_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many builds are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readBuildReady: {
        parameters: {
            query?: {
                /** @description A revision; never together with branchId */
                revisionId?: string;
                /** @description An open branch */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildReadyResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Checks of payloads take too long */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The bundle is over a limit (bundle_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many builds are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyResponse"];
                };
            };
            /** @description It is no bundle or manifest that the service writes (invalid_bundle) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A pinned version is not there (pinned_input_unavailable), or checks of payloads take too long */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is over a limit (bundle_too_large, payload_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many builds are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listChannels: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description main without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ChannelDto"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getChannel: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the channel */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelDto"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putChannel: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the channel */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelRequest"];
            };
        };
        responses: {
            /** @description Replaced, or so already */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelDto"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelDto"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version, or the ID of the schema is another project's */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteChannel: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
                /** @description What refers to the fact goes too */
                cascade?: "true" | "false";
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the channel */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With cascade */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedFactsResponse"];
                };
            };
            /** @description Done; there is no body */
            204: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description expectedVersion or cascade has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version (conflict), or something refers to it (in_use) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDecisions: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description Decisions of this state alone */
                status?: "proposed" | "accepted" | "rejected" | "superseded";
                /** @description Something they affect, by its ID */
                affects?: string;
                /** @description The rule of a finding that they settle; with subjectId */
                ruleId?: string;
                /** @description The subject of that finding; with ruleId */
                subjectId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DecisionResponse"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor, limit or a filter breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of decisions are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of the decision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project has too many decisions, or stores too much */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of decisions are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decisions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The text has more bytes than an answer may (answer_too_large) */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of decisions are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the decision */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version of the decision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of decisions are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the decision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the decision */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version of the decision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An agent token changes only what agent tokens alone wrote (human_only) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The decision is not proposed, or at another version (decision_changed) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of decisions are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the decision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the decision */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An agent token deletes only what agent tokens alone wrote (human_only) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The decision is not proposed, or at another version (decision_changed) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of decisions are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the decision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the decision */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptDecisionRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version of the decision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not proposed, or it cannot settle or supersede (conflict), or changed (decision_changed) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of decisions are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the decision */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of decisions are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rejectDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the decision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the decision */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectDecisionRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version of the decision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not proposed (conflict), or changed (decision_changed) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of decisions are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listElements: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description main without it */
                branchId?: string;
                /** @description A part of the name; A to Z in either case */
                name?: string;
                /** @description Elements of this kind alone */
                kind?: "actor" | "system" | "app" | "store" | "component";
                /** @description A whole tag */
                tag?: string;
                /** @description Elements of this status alone */
                status?: "current" | "planned" | "deprecated" | "removed";
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ElementResponse"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor, limit or a filter is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getElement: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the element */
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putElement: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the element */
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElementRequest"];
            };
        };
        responses: {
            /** @description Replaced, or so already */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementResponse"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version, or the ID of the schema is another project's */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteElement: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
                /** @description What refers to the fact goes too */
                cascade?: "true" | "false";
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the element */
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With cascade */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedFactsResponse"];
                };
            };
            /** @description Done; there is no body */
            204: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description expectedVersion or cascade has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version (conflict), or something refers to it (in_use) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportModelDocument: {
        parameters: {
            query?: {
                /** @description The form of the document */
                format?: "json" | "yaml";
                /** @description JSON without indentation */
                compact?: "true" | "false";
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model document, indented unless compact */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelDocumentDto"];
                    "application/x-yaml": components["schemas"]["ModelDocumentDto"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description format or compact has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many documents are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmFact: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description The model version in quotes */
                "If-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the fact */
                factId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The new model version in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementResponse"] | components["schemas"]["RelationshipDto"] | components["schemas"]["MessageDto"] | components["schemas"]["ChannelDto"] | components["schemas"]["OperationDto"] | components["schemas"]["SubscriptionDto"] | components["schemas"]["BindingDto"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is not at the version of If-Match */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importModelDocument: {
        parameters: {
            query?: {
                /** @description A preview: writes nothing */
                dryRun?: "true" | "false";
                /** @description modelVersion of a preview; another version is 409 */
                expectedVersion?: number;
            };
            header?: {
                /** @description The model version in quotes, as expectedVersion */
                "If-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelDocumentRequest"];
                "application/x-yaml": components["schemas"]["ModelDocumentRequest"];
            };
        };
        responses: {
            /** @description What became of each entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResultResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description main is not at expectedVersion */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many documents are waiting, or in memory */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    convertToModelDocument: {
        parameters: {
            query?: {
                /** @description What it is; guessed without it */
                format?: "openapi" | "asyncapi" | "structurizr" | "likec4" | "compose" | "backstage";
                /** @description The element of main that a contract is of; without it the answer brings a system for it */
                ownerId?: string;
                /** @description The name of the file, for the provenance of its facts */
                fileName?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
                "application/x-yaml": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description The model document, and what is not in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many documents are waiting, or in memory */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description main without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MessageDto"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the message */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDto"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMessage: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the message */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description Replaced, or so already */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDto"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDto"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version, or the ID of the schema is another project's */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMessage: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
                /** @description What refers to the fact goes too */
                cascade?: "true" | "false";
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the message */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With cascade */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedFactsResponse"];
                };
            };
            /** @description Done; there is no body */
            204: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description expectedVersion or cascade has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version (conflict), or something refers to it (in_use) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getModel: {
        parameters: {
            query?: {
                /** @description An open branch in place of main */
                branchId?: string;
                /** @description Stands alone */
                revisionId?: string;
                /** @description Of the branch, or of main */
                version?: number;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelResponse"];
                };
            };
            /** @description version is no number, or stands beside revisionId */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many readings of models are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listModelChanges: {
        parameters: {
            query: {
                /** @description main without it */
                branchId?: string;
                /** @description The version of the stream that you have */
                since: number;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactsSinceResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description since is missing, no number, or beyond the present version */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More changed than an answer holds: read the model again */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelChangesRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeResultResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version (conflict), or something refers to what goes (in_use) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compareModels: {
        parameters: {
            query?: {
                /** @description main, main@<version>, or the ID of a revision or branch; the newest revision without it */
                left?: string;
                /** @description main, main@<version>, or the ID of a revision or branch; main without it */
                right?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelComparisonResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description left or right is no reference to a model */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many readings of models are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listModelHistory: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description main without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["HistoryEntryResponse"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOperations: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description main without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OperationDto"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOperation: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the operation */
                operationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationDto"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOperation: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the operation */
                operationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationRequest"];
            };
        };
        responses: {
            /** @description Replaced, or so already */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationDto"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationDto"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version, or the ID of the schema is another project's */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteOperation: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
                /** @description What refers to the fact goes too */
                cascade?: "true" | "false";
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the operation */
                operationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With cascade */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedFactsResponse"];
                };
            };
            /** @description Done; there is no body */
            204: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description expectedVersion or cascade has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version (conflict), or something refers to it (in_use) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPromises: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description Promises of this state alone */
                state?: "draft" | "approved" | "retired";
                /** @description Those a person should look at, or the others */
                needsReview?: boolean;
                /** @description Those with gaps, or the others */
                hasGaps?: boolean;
                /** @description Something they are linked with, by its ID */
                linkedId?: string;
                /** @description A part of the requirement ID, the title or the claim, in any letter case */
                q?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromiseListItem"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor, limit or a filter breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPromise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromiseRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The content hash of the newest revision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project has no prefix yet, too many promises, or stores too much */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPromisePrefix: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both null before it is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrefixResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPromisePrefix: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrefixRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrefixResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The prefix is set already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    runPromises: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunManyRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunManyResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An obligation has as many runs as it may */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may run no more in this minute (rate_limited), or too many checks are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPromise: {
        parameters: {
            query?: {
                /** @description What it is written as */
                format?: "json" | "markdown";
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promise */
            200: {
                headers: {
                    /** @description The content hash of the newest revision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"];
                    "text/markdown": string;
                };
            };
            /** @description format has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePromise: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content hash of the newest revision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromiseRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The content hash of the newest revision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The newest revision is approved, or is another one (revision_changed) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePromise: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content hash of the newest revision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An agent token deletes only what agent tokens alone wrote (human_only) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The promise was approved, or is another one (revision_changed) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    approvePromise: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content hash of the newest revision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The content hash of the newest revision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no draft (conflict), or it is another one (revision_changed) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPromiseChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseChanges"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discardPromiseDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content hash of the newest revision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The content hash of the newest revision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An agent token discards only what agent tokens alone wrote (human_only) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no draft, or nothing was ever approved */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addObligation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content hash of the newest revision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObligationRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The content hash of the newest revision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The newest revision is approved, or is another one (revision_changed), or a limit is reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    generateObligations: {
        parameters: {
            query?: {
                /** @description Looks, and adds nothing */
                dryRun?: "true" | "false";
            };
            header?: {
                /** @description The content hash of the newest revision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promise; with dryRun what would be added, and what no longer follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"] | components["schemas"]["DerivedObligations"];
                };
            };
            /** @description dryRun has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The newest revision is approved, or is another one (revision_changed), or a limit is reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeObligation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content hash of the newest revision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
                /** @description O<n>, as `key` of the obligation */
                obligationKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObligationRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The content hash of the newest revision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An agent token changes only what a token added and no person changed since (human_only) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The newest revision is approved, or is another one (revision_changed), or a limit is reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeObligation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content hash of the newest revision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
                /** @description O<n>, as `key` of the obligation */
                obligationKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The content hash of the newest revision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An agent token removes only what a token added and no person changed since (human_only) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The newest revision is approved, or is another one (revision_changed), or a limit is reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
                /** @description O<n>, as `key` of the obligation */
                obligationKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRunResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_approved_revision, not_a_test_plan, or the obligation has as many runs as it may */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may record no more in this minute (rate_limited) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    runObligation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
                /** @description O<n>, as `key` of the obligation */
                obligationKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRunResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_approved_revision, not_runnable, or the obligation has as many runs as it may */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may run no more in this minute (rate_limited), or too many checks are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revisePromise: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content hash of the newest revision in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviseRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The content hash of the newest revision in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The promise has a draft, is retired, or has too many revisions */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reads and writes of promises are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    runPromise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunChecksRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunManyResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No revision is in force (no_approved_revision), or an obligation has as many runs as it may */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may run no more in this minute (rate_limited), or too many checks are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPromiseRuns: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description An obligation by its ID or key: its runs alone */
                obligation?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the promise */
                promiseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["VerificationRunResponse"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor, limit or obligation breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description Questions of this status alone */
                status?: "open" | "answered" | "dropped";
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["QuestionListItem"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor, limit or status breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large answers are on their way */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project has too many questions, or its workspace stores too much */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the question */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The entity tag of the question; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the question */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description If-Match or If-None-Match is no entity tag */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The question is another one by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The entity tag of the question; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the question */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The question is not open, or is another one by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dropQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The entity tag of the question; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the question */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionResponse"];
                };
            };
            /** @description If-Match or If-None-Match is no entity tag */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The question is not open, or is another one by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reopenQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The entity tag of the question; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the question */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionResponse"];
                };
            };
            /** @description If-Match or If-None-Match is no entity tag */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The question is open, was reopened too often, or is another one by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRelationships: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description main without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RelationshipDto"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRelationship: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the relationship */
                relationshipId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipDto"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putRelationship: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the relationship */
                relationshipId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipRequest"];
            };
        };
        responses: {
            /** @description Replaced, or so already */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipDto"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipDto"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version, or the ID of the schema is another project's */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteRelationship: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
                /** @description What refers to the fact goes too */
                cascade?: "true" | "false";
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the relationship */
                relationshipId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With cascade */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedFactsResponse"];
                };
            };
            /** @description Done; there is no body */
            204: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description expectedVersion or cascade has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version (conflict), or something refers to it (in_use) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRepositories: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RepositoryResponse"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    followRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowRepositoryRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ID is in use or was, the project follows it or too many already (conflict); codehost_not_configured, codehost_access_refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The code host takes no more requests now (rate_limited) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description codehost_unavailable: the code host cannot be asked, or its answer cannot be read */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the repository */
                repositoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unfollowRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the repository */
                repositoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the repository */
                repositoryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRepositoryRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The workspace stores too much */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compareFindings: {
        parameters: {
            query: {
                /** @description main, a version of main, revision:<id>, branch:<id> or snapshot:<id> */
                from: string;
                /** @description main, a version of main, revision:<id>, branch:<id> or snapshot:<id> */
                to: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingComparisonResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A side is missing or malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A side is a snapshot, which a token does not read (human_only) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A state is over the limit of an export (review_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reviews are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFindingAnswers: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["GivenAnswerResponse"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindingAnswerRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Only an owner accepts by a decision, or opens a finding that a decision names */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The finding or the decision stands otherwise: see docs/reference/review.md */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state is over the limit of an export (review_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reviews are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerFindings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindingAnswersRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingsOfAnswersResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Only an owner accepts by a decision, or opens a finding that a decision names */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The finding or the decision stands otherwise: see docs/reference/review.md */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state is over the limit of an export (review_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reviews are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reviewProject: {
        parameters: {
            query?: {
                /** @description A revision; never together with branchId */
                revisionId?: string;
                /** @description An open branch */
                branchId?: string;
                /** @description Findings of this rule alone */
                rule?: "REL-001" | "REL-002" | "REL-003" | "REL-004" | "REL-005" | "REL-006" | "CON-001" | "CON-002" | "CON-003" | "CON-004" | "CON-005" | "TRU-001" | "TRU-002" | "OVR-001" | "OVR-002" | "OVR-003" | "OVR-004" | "OVR-005" | "OVR-006";
                /** @description Findings of the rules of this category alone */
                category?: "resilience" | "contracts" | "truth" | "overengineering";
                /** @description Findings with this result alone */
                result?: "verified" | "concern" | "unknown" | "not-applicable";
                /** @description Findings of this severity alone */
                severity?: "blocking" | "warning" | "note";
                /** @description Findings of this subject alone */
                subjectId?: string;
                /** @description summary leaves the cites out */
                fields?: "summary";
                /** @description json unless it says otherwise */
                format?: "json" | "sarif" | "markdown";
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Findings with their answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingsResponse"] | components["schemas"]["FindingsSummaryResponse"];
                    "application/sarif+json": Record<string, never>;
                    "text/markdown": string;
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A filter has another value, or branchId stands beside revisionId */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state is over the limit of an export (review_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reviews are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewFindings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelChangesRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingComparisonResponse"];
                };
            };
            /** @description The changes break rules of the model */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The changes do not fit the model, or it has another version */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state is over the limit of an export (review_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reviews are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReviewRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleResponse"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reviews are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReviewSnapshots: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SnapshotSummaryResponse"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnapshotRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project keeps as many snapshots as it may, or stores too much */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state is over the limit of an export (review_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reviews are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReviewSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the snapshot */
                snapshotId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reviews are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteReviewSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the snapshot */
                snapshotId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReviewSnapshotChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the snapshot */
                snapshotId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotChangesResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state is over the limit of an export (review_too_large) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reviews are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionResponse"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRevisionRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ID is in use, or the project has too many revisions */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many readings of models are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the revision */
                revisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the revision */
                revisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something names it that is kept for good, as a run of a promise */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRevisionModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the revision */
                revisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionModelResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many readings of models are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listScenarios: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioPage"];
                };
            };
            /** @description cursor or limit breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewScenarioRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ID is in use or was, or the project has too many scenarios */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the scenario */
                scenarioId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the scenario in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the scenario */
                scenarioId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceScenarioRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The scenario is at another version */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the scenario in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the scenario */
                scenarioId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The scenario is at another version */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    runScenario: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the scenario */
                scenarioId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResultResponse"];
                };
            };
            /** @description branchId is given twice */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The result takes more bytes than an answer may */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many runs are waiting, or two large answers are on their way to the caller */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSchemas: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description main without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SchemaDto"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSchema: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the schema */
                schemaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaDto"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSchema: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
            };
            header?: {
                /** @description The version of the schema in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the schema */
                schemaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchemaRequest"];
            };
        };
        responses: {
            /** @description Replaced, or so already */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaDto"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaDto"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version, or the ID of the schema is another project's */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSchema: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
                /** @description What refers to the fact goes too */
                cascade?: "true" | "false";
            };
            header?: {
                /** @description The version of the schema in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the schema */
                schemaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With cascade */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedFactsResponse"];
                };
            };
            /** @description Done; there is no body */
            204: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description expectedVersion or cascade has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version (conflict), or something refers to it (in_use) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSchemaVersions: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the schema */
                schemaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SchemaVersionResponse"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStamp: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StampResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compareStressRuns: {
        parameters: {
            query: {
                /** @description The run to compare with */
                left: string;
                /** @description The run that is compared */
                right: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressComparisonResponse"];
                };
            };
            /** @description left or right is missing or no GUID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many of these are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStressDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressDefaultsResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStressProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressProfileSummary"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createStressProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StressProfileRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressProfileResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project has too many stress profiles */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStressProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the profile */
                profileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressProfileResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceStressProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the stress profile in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the profile */
                profileId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StressProfileRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressProfileResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The stress profile is at another version */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteStressProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the stress profile in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the profile */
                profileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The stress profile is at another version */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStressRuns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the profile */
                profileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressRunSummaryResponse"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    runStressProfile: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Which levels over time the answer has; those that are left out are empty lists */
                series?: "all" | "requests" | "resources" | "subscriptions" | "none";
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the profile */
                profileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressRunResponse"];
                };
            };
            /** @description branchId is given twice, or series is none of its words */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The profile keeps too many runs */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The run cannot start, with every reason; nothing is kept */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        reasons: {
                            /** @enum {string} */
                            code: "scenario-missing" | "scenario-invalid" | "model-invalid" | "missing-resource" | "missing-service-time" | "unknown-target" | "target-not-in-scenario" | "wrong-target-kind" | "event-budget" | "empty-scenario";
                            message: string;
                            stepId: string | null;
                            targetId: string | null;
                        }[];
                    };
                };
            };
            /** @description Too many stress runs are in progress */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStressRequirements: {
        parameters: {
            query: {
                /** @description main without it */
                branchId?: string;
                /** @description The scenario that is to be played */
                scenarioId: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressRequirementsResponse"];
                };
            };
            /** @description scenarioId is missing or no GUID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many of these are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStressRun: {
        parameters: {
            query?: {
                /** @description Which levels over time the answer has; those that are left out are empty lists */
                series?: "all" | "requests" | "resources" | "subscriptions" | "none";
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the run */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StressRunResponse"];
                };
            };
            /** @description series is none of its words */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteStressRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the run */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description main without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SubscriptionDto"][];
                        /** @description The cursor of the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSubscription: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDto"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSubscription: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description Replaced, or so already */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDto"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDto"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version, or the ID of the schema is another project's */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSubscription: {
        parameters: {
            query?: {
                /** @description main without it */
                branchId?: string;
                /** @description Version of the model; another one is 409 */
                expectedVersion?: number;
                /** @description What refers to the fact goes too */
                cascade?: "true" | "false";
            };
            header?: {
                /** @description The version of the model in quotes; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With cascade */
            200: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedFactsResponse"];
                };
            };
            /** @description Done; there is no body */
            204: {
                headers: {
                    /** @description The version of the model in quotes; where one schema was put, that of the schema */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description expectedVersion or cascade has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The model is at another version (conflict), or something refers to it (in_use) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many changes are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewResponse"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewViewRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ID is in use or was, or the project has too many or too large views */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawUnstoredView: {
        parameters: {
            query?: {
                /** @description What it is drawn as */
                format?: "mermaid" | "plantuml" | "structurizr" | "svg";
                /** @description Which Mermaid diagram shows elements; other formats and flows do not look at it */
                style?: "architecture" | "flowchart";
                /** @description A branch; the main model without it */
                branchId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the project */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceViewRequest"];
            };
        };
        responses: {
            /** @description The drawing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "text/plain": string;
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The root or the scenario of the view is missing, or it shows too much for a drawing */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many drawings are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the view */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewResponse"];
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The entity tag of the view; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the view */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceViewRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The view is another one by now, or the views of the project would be too large */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The entity tag of the view; another one is 409 */
                "If-Match"?: string;
                /** @description * writes what is not there yet */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the view */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The view is another one by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-None-Match is *, and it is there already */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawView: {
        parameters: {
            query?: {
                /** @description What it is drawn as */
                format?: "mermaid" | "plantuml" | "structurizr" | "svg";
                /** @description Which Mermaid diagram shows elements; other formats and flows do not look at it */
                style?: "architecture" | "flowchart";
                /** @description A branch; the main model without it */
                branchId?: string;
            };
            header?: {
                /** @description Entity tags of answers you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description ID of the project */
                projectId: string;
                /** @description ID of the view */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "text/plain": string;
                };
            };
            /** @description If-None-Match names what the answer would be */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description format or style has another value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The root or the scenario of the view is missing, or it shows too much for a drawing */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many drawings are waiting */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
                /** @description Up to 8 words or parts of words, all of which a name or text has; A to Z in either case */
                q: string;
                /** @description What is of this kind alone */
                kind?: "element" | "relationship" | "message" | "channel" | "operation" | "subscription" | "binding" | "schema" | "scenario" | "promise" | "decision" | "question";
                /** @description In this workspace alone */
                workspaceId?: string;
                /** @description In this project alone */
                projectId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            /** @description q, kind, cursor or limit is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSettingsSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupRequest"];
            };
        };
        responses: {
            /** @description The account, with a session cookie */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: the setup code is wrong */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: an account exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSetupStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupStatusAnswer"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWorkspaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceResponse"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkspaceRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ID is in use, or the caller owns too many workspaces */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWorkspaceRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAgentTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Expired ones too; revoked ones are gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentTokenResponse"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createAgentToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentTokenRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAgentTokenResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A live token has the name, or the workspace has too many live tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeAgentToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
                /** @description ID of the token */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWorkspaceAudit: {
        parameters: {
            query?: {
                /** @description How many entries, from the newest */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryResponse"][];
                };
            };
            /** @description limit is not from 1 to 500 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitationRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitationResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The workspace has too many invitations */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
                /** @description ID of the invitation */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMemberRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is a member already, or a limit is reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
                /** @description ID of the user */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The last owner cannot leave */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
                /** @description ID of the user */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMemberRequest"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The last owner cannot be lowered, or a limit is reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Entries of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            /** @description cursor or limit breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ID is in use, or the workspace has too many projects */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that are set or that the settings use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretStatusResponse"][];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
                /** @description `codehost:token`, `notifications:webhookSecret` or `ai:<provider id>:apiKey` */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSecretRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
                /** @description `codehost:token`, `notifications:webhookSecret` or `ai:<provider id>:apiKey` */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Also when it was not set */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no credential of such a name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorkspaceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSettingsResponse"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceWorkspaceSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, in quotes */
                "If-Match": string;
            };
            path: {
                /** @description ID of the workspace */
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsOverridesDto"];
            };
        };
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    /** @description The version in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSettingsResponse"];
                };
            };
            /** @description The request breaks a rule */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours to see */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The settings are not at the version of If-Match, or those of the instance keep changing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match is missing */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readDevicePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The word Healthy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "Healthy";
                };
            };
            /** @description The word Unhealthy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "Unhealthy";
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The word Healthy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "Healthy";
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The word Healthy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "Healthy";
                };
            };
            /** @description The word Unhealthy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "Unhealthy";
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readInvitationPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLlmsFullText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown: every tool, how answers are read, limits, resources, skills */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The host name cannot stand in an address (invalid_host) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLlmsText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown, as the llms.txt convention has it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The host name cannot stand in an address (invalid_host) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer to a request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error?: {
                            code: number;
                            data?: Record<string, never>;
                            message: string;
                        };
                        id?: string | number | null;
                        /** @enum {string} */
                        jsonrpc: "2.0";
                        result?: Record<string, never>;
                    };
                };
            };
            /** @description A notification was taken; there is no body */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is no message, several, or of another version; or it is for another host */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error?: {
                            code: number;
                            data?: Record<string, never>;
                            message: string;
                        };
                        id?: string | number | null;
                        /** @enum {string} */
                        jsonrpc: "2.0";
                        result?: Record<string, never>;
                    };
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid sign-in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client takes no JSON and no event stream */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error?: {
                            code: number;
                            data?: Record<string, never>;
                            message: string;
                        };
                        id?: string | number | null;
                        /** @enum {string} */
                        jsonrpc: "2.0";
                        result?: Record<string, never>;
                    };
                };
            };
            /** @description The body stopped to arrive, or came in drops */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readPageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the file */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                    "text/javascript": string;
                };
            };
            /** @description There is no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readResetPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillsResponse"];
                };
            };
            /** @description The host name cannot stand in an address (invalid_host) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the skill */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown with front matter: name and description */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description The host name cannot stand in an address (invalid_host) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such skill; the nearest one is named */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
