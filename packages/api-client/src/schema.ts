// Written from openapi.json by `npm run docs`: a change by hand is lost, and fails a test.

export interface paths {
  readonly "/api/agent/capabilities": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What the presented agent token can call
     * @description Needs an agent token, whatever its scopes.
     */
    readonly get: operations["getCapabilities"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/agent/clients": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Ready configuration for the usual clients of the tool endpoint
     * @description Needs a sign-in. A person alone may call it.
     */
    readonly get: operations["listAgentClients"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/agent/server.json": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The server.json of this service for the MCP registry
     * @description Needs no sign-in.
     */
    readonly get: operations["getRegistryEntry"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/auth/external/callback": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Where a provider sends the browser back to
     * @description Needs no sign-in.
     */
    readonly get: operations["answerExternalSignIn"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/auth/external/complete": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Sign in as who the provider said it is
     * @description Needs no sign-in.
     */
    readonly get: operations["completeExternalSignIn"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/auth/external/{provider}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Go to a sign-in provider
     * @description Needs no sign-in.
     */
    readonly get: operations["startExternalSignIn"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/auth/login": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Sign in with email and password
     * @description Needs no sign-in.
     */
    readonly post: operations["login"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/auth/logout": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * End the session, if there is one
     * @description Needs no sign-in.
     */
    readonly post: operations["logout"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/auth/me": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The signed-in account and its workspaces
     * @description Needs a sign-in. A person alone may call it.
     */
    readonly get: operations["getMe"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/auth/password": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /**
     * Change the password; other sessions end
     * @description Needs a sign-in. A person alone may call it.
     */
    readonly put: operations["changePassword"];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/auth/providers": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The sign-in providers that are configured
     * @description Needs no sign-in.
     */
    readonly get: operations["listSignInProviders"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/auth/register": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Make an account
     * @description Needs no sign-in.
     */
    readonly post: operations["register"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/instance": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What this instance is, for the caller
     * @description Needs a sign-in. An agent token needs the scope read.
     */
    readonly get: operations["getInstance"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/instance/audit": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What was done to the instance and its accounts, the newest first
     * @description Needs an instance administrator. A person alone may call it.
     */
    readonly get: operations["listInstanceAudit"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/instance/settings": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The policy of the instance and the defaults of its workspaces
     * @description Needs an instance administrator. A person alone may call it.
     */
    readonly get: operations["getInstanceSettings"];
    /**
     * Replaces the policy and the defaults
     * @description Values of workspaces that no longer fit stay stored, do not apply, and are listed. Needs an instance administrator. A person alone may call it.
     */
    readonly put: operations["replaceInstanceSettings"];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One project
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getProject"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Deletes a project and everything in it
     * @description Needs the role owner. A person alone may call it.
     */
    readonly delete: operations["deleteProject"];
    readonly options?: never;
    readonly head?: never;
    /**
     * Changes the name and the description
     * @description Needs the role editor. A person alone may call it.
     */
    readonly patch: operations["updateProject"];
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/bindings": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Bindings by ID
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listBindings"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/bindings/{bindingId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One binding
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getBinding"];
    /**
     * Creates or replaces one binding
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["putBinding"];
    readonly post?: never;
    /**
     * Deletes one binding
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteBinding"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/branches": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The branches of a project, newest first
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listBranches"];
    readonly put?: never;
    /**
     * Begins a draft or variant of the main model
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["createBranch"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/branches/{branchId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One branch, whatever its state
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getBranch"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Discards an open branch; it stays in the list
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["discardBranch"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/branches/{branchId}/changes": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What changed from a branch's base to it
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getBranchChanges"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/branches/{branchId}/merge": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Brings what a draft changed into main
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["mergeBranch"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/build/brief": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * What is needed to build a selection
     * @description Needs the role viewer. An agent token needs the scope export.
     */
    readonly post: operations["writeBrief"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/build/compare": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * How two bundles, or manifests, differ
     * @description Needs the role viewer. An agent token needs the scope export.
     */
    readonly post: operations["compareBundles"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/build/export": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * The bundle that is built from, or its design document
     * @description Needs the role viewer. An agent token needs the scope export.
     */
    readonly post: operations["exportBuild"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/build/files": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One file of the bundle
     * @description Needs the role viewer. An agent token needs the scope export.
     */
    readonly get: operations["readBuiltFile"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/build/manifest": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The manifest of the bundle, without its files
     * @description Needs the role viewer. An agent token needs the scope read or export.
     */
    readonly get: operations["readBuildManifest"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/build/ready": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Whether the design is ready to build, and what is in the way
     * @description Needs the role viewer. An agent token needs the scope read or export.
     */
    readonly get: operations["readBuildReady"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/build/verify": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Whether a bundle, or a manifest, is what its pinned state gives
     * @description Needs the role viewer. An agent token needs the scope export.
     */
    readonly post: operations["verifyBundle"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/channels": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Channels in name order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listChannels"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/channels/{channelId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One channel
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getChannel"];
    /**
     * Creates or replaces one channel
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["putChannel"];
    readonly post?: never;
    /**
     * Deletes one channel
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteChannel"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/decisions": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The decisions of a project, in number order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listDecisions"];
    readonly put?: never;
    /**
     * Proposes a decision
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["createDecision"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/decisions/export": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * All decisions as Markdown, in number order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["exportDecisions"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/decisions/{decisionId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One decision
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getDecision"];
    /**
     * Replaces what a proposed decision says
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly put: operations["replaceDecision"];
    readonly post?: never;
    /**
     * Deletes a proposed decision
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly delete: operations["deleteDecision"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/decisions/{decisionId}/accept": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Accepts exactly the decision that was read
     * @description Needs the role owner. A person alone may call it.
     */
    readonly post: operations["acceptDecision"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/decisions/{decisionId}/export": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One decision as Markdown
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["exportDecision"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/decisions/{decisionId}/reject": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Rejects a proposed decision, with a reason
     * @description Needs the role owner. A person alone may call it.
     */
    readonly post: operations["rejectDecision"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/elements": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Elements in name order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listElements"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/elements/{elementId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One element
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getElement"];
    /**
     * Creates or replaces one element
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["putElement"];
    readonly post?: never;
    /**
     * Deletes one element
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteElement"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/export": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The main model as one document
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["exportModelDocument"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/facts/{factId}/confirm": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A person stands for a fact of any kind but a schema
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["confirmFact"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/import": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Writes a model document into the main model
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["importModelDocument"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/messages": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Messages in name order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listMessages"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/messages/{messageId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One message
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getMessage"];
    /**
     * Creates or replaces one message
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["putMessage"];
    readonly post?: never;
    /**
     * Deletes one message
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteMessage"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/model": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * A whole model: main, a branch, a revision or a version
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getModel"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/model/changes": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Puts and deletes many facts, all or none
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["changeModel"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/model/compare": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What changed from one model to another
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["compareModels"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/model/history": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The change sets of a stream, newest first
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listModelHistory"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/operations": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Operations in name order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listOperations"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/operations/{operationId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One operation
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getOperation"];
    /**
     * Creates or replaces one operation
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["putOperation"];
    readonly post?: never;
    /**
     * Deletes one operation
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteOperation"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The promises of a project, in requirement-number order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listPromises"];
    readonly put?: never;
    /**
     * Creates a promise with its first draft
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["createPromise"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/prefix": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What requirement IDs begin with, and the next number
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getPromisePrefix"];
    /**
     * Sets what requirement IDs begin with, once
     * @description Needs the role owner. A person alone may call it.
     */
    readonly put: operations["setPromisePrefix"];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/run": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Runs the checks of promises that are stale or not run
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["runPromises"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * A promise with its revisions and what shows them
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getPromise"];
    /**
     * Changes what the draft of a promise says
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly put: operations["changePromise"];
    readonly post?: never;
    /**
     * Deletes a promise that was never approved
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly delete: operations["deletePromise"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/approve": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Approves exactly the draft that was read
     * @description Needs the role owner. A person alone may call it.
     */
    readonly post: operations["approvePromise"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/changes": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What the draft changes of what is in force
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getPromiseChanges"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/draft": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /**
     * Discards the draft of an approved promise
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly delete: operations["discardPromiseDraft"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/obligations": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Adds an obligation to the draft
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["addObligation"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/obligations/generate": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Adds the obligations that follow from the draft
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["generateObligations"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /**
     * Changes an obligation of the draft
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly put: operations["changeObligation"];
    readonly post?: never;
    /**
     * Takes an obligation out of the draft
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly delete: operations["removeObligation"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}/evidence": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Records what somebody says of a run elsewhere
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["recordEvidence"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}/run": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Runs a check and stores what came of it
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["runObligation"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/revise": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Begins a draft beside the approved revision
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["revisePromise"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/run": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Runs the checks of a promise that are stale or not run
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["runPromise"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/promises/{promiseId}/runs": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The runs and evidence of a promise, newest first
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listPromiseRuns"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/questions": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The questions of a project, newest first
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listQuestions"];
    readonly put?: never;
    /**
     * Asks a question
     * @description Needs the role editor. An agent token needs the scope propose.
     */
    readonly post: operations["askQuestion"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/questions/{questionId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One question, with its former answers
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getQuestion"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Deletes a question with its answers
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteQuestion"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/questions/{questionId}/answer": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Answers an open question
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["answerQuestion"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/questions/{questionId}/drop": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Drops an open question
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["dropQuestion"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/questions/{questionId}/reopen": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Makes a question open again
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["reopenQuestion"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/relationships": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Relationships by ID
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listRelationships"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/relationships/{relationshipId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One relationship
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getRelationship"];
    /**
     * Creates or replaces one relationship
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["putRelationship"];
    readonly post?: never;
    /**
     * Deletes one relationship
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteRelationship"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/review/compare": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * How the findings of two states differ
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["compareFindings"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/review/dispositions": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Every answer to a finding, the newest first
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listFindingAnswers"];
    /**
     * Answers a finding
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["answerFinding"];
    /**
     * Answers several findings, all or none
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["answerFindings"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/review/findings": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What the rules find in main, a revision or a branch
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["reviewProject"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/review/preview": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * How a batch of changes would change the findings; nothing is written
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly post: operations["previewFindings"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/review/rules": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The rules, in the order of their findings
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listReviewRules"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/review/snapshots": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Kept reviews, the newest first
     * @description Needs the role viewer. A person alone may call it.
     */
    readonly get: operations["listReviewSnapshots"];
    readonly put?: never;
    /**
     * Reviews a state and keeps its findings with answers
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["keepReview"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/review/snapshots/{snapshotId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * A kept review with its findings
     * @description Needs the role viewer. A person alone may call it.
     */
    readonly get: operations["getReviewSnapshot"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Deletes a kept review
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteReviewSnapshot"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/review/snapshots/{snapshotId}/changes": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What became of the findings since
     * @description Needs the role viewer. A person alone may call it.
     */
    readonly get: operations["getReviewSnapshotChanges"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/revisions": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The revisions of a project, newest first
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listRevisions"];
    readonly put?: never;
    /**
     * Names the main model as it is now
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["createRevision"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/revisions/{revisionId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One revision
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getRevision"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Deletes a revision; its ID stays taken
     * @description Needs the role owner. A person alone may call it.
     */
    readonly delete: operations["deleteRevision"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/revisions/{revisionId}/model": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * A revision with its model document
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getRevisionModel"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/scenarios": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The scenarios of a project, in name order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listScenarios"];
    readonly put?: never;
    /**
     * Creates a scenario, also one that cannot be played
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["createScenario"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/scenarios/{scenarioId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One scenario
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getScenario"];
    /**
     * Replaces a scenario
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["replaceScenario"];
    readonly post?: never;
    /**
     * Deletes a scenario; its ID stays taken
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteScenario"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/scenarios/{scenarioId}/run": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Plays a scenario in virtual time; writes nothing
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly post: operations["runScenario"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/schemas": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Schemas in name order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listSchemas"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/schemas/{schemaId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One schema
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getSchema"];
    /**
     * Creates or replaces one schema
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["putSchema"];
    readonly post?: never;
    /**
     * Deletes one schema
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteSchema"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/schemas/{schemaId}/versions": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The versions of one schema, newest first
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listSchemaVersions"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/stress/compare": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What was changed between two runs, and its effect
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["compareStressRuns"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/stress/defaults": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The values a new stress profile starts with
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getStressDefaults"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/stress/profiles": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * All stress profiles of a project, in name order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listStressProfiles"];
    readonly put?: never;
    /**
     * Creates a stress profile; whether it fits model and scenario is asked when it is run
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["createStressProfile"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/stress/profiles/{profileId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One stress profile
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getStressProfile"];
    /**
     * Replaces a stress profile; its runs stay as they were
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["replaceStressProfile"];
    readonly post?: never;
    /**
     * Deletes a stress profile and its runs
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteStressProfile"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/stress/profiles/{profileId}/runs": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * All runs of a stress profile, the newest first
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listStressRuns"];
    readonly put?: never;
    /**
     * Runs a stress profile in virtual time and keeps the run; ends when its client goes away
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["runStressProfile"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/stress/requirements": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What a stress profile of a scenario has to state and may state
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getStressRequirements"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/stress/runs/{runId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One stress run, as it was answered
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getStressRun"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Deletes a stress run
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteStressRun"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/subscriptions": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Subscriptions by ID
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listSubscriptions"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/subscriptions/{subscriptionId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One subscription
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getSubscription"];
    /**
     * Creates or replaces one subscription
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["putSubscription"];
    readonly post?: never;
    /**
     * Deletes one subscription
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteSubscription"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/views": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * All views of a project, in name order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listViews"];
    readonly put?: never;
    /**
     * Creates a view, also of what the model does not have
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["createView"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/views/{viewId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One view
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getView"];
    /**
     * Replaces a view
     * @description Needs the role editor. A person alone may call it.
     */
    readonly put: operations["replaceView"];
    readonly post?: never;
    /**
     * Deletes a view; its ID stays taken
     * @description Needs the role editor. A person alone may call it.
     */
    readonly delete: operations["deleteView"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/projects/{projectId}/views/{viewId}/diagram": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * A view of the main model, drawn as text
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["drawView"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/settings/schema": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The JSON Schema of settings, for forms
     * @description Needs a sign-in. An agent token needs the scope read.
     */
    readonly get: operations["getSettingsSchema"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/setup": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Make the first account, the instance administrator
     * @description Needs no sign-in.
     */
    readonly post: operations["setUp"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/setup/status": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Whether the first account is still to be made
     * @description Needs no sign-in.
     */
    readonly get: operations["getSetupStatus"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/workspaces": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The caller's workspaces, in name order
     * @description Needs a sign-in. An agent token needs the scope read.
     */
    readonly get: operations["listWorkspaces"];
    readonly put?: never;
    /**
     * Creates a workspace owned by the caller
     * @description Needs a sign-in. A person alone may call it.
     */
    readonly post: operations["createWorkspace"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    /**
     * Renames a workspace
     * @description Needs the role owner. A person alone may call it.
     */
    readonly patch: operations["updateWorkspace"];
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}/agent-tokens": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The agent tokens of a workspace, in name order
     * @description Needs the role owner. A person alone may call it.
     */
    readonly get: operations["listAgentTokens"];
    readonly put?: never;
    /**
     * Creates an agent token; its value is shown once
     * @description Needs the role owner. A person alone may call it.
     */
    readonly post: operations["createAgentToken"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}/agent-tokens/{tokenId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /**
     * Revokes an agent token, at once and everywhere
     * @description Needs the role owner. A person alone may call it.
     */
    readonly delete: operations["revokeAgentToken"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}/audit": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What was done in a workspace, the newest first
     * @description Needs the role owner. A person alone may call it.
     */
    readonly get: operations["listWorkspaceAudit"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}/members": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The members of a workspace, in name order
     * @description Needs the role viewer. An agent token needs the scope read and all projects.
     */
    readonly get: operations["listMembers"];
    readonly put?: never;
    /**
     * Makes an account a member
     * @description Needs the role owner. A person alone may call it.
     */
    readonly post: operations["addMember"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}/members/{userId}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /**
     * Takes a member out
     * @description An owner may remove anybody; a member may remove itself. Needs the role viewer. A person alone may call it.
     */
    readonly delete: operations["removeMember"];
    readonly options?: never;
    readonly head?: never;
    /**
     * Changes the role of a member
     * @description Needs the role owner. A person alone may call it.
     */
    readonly patch: operations["changeMember"];
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}/projects": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The projects of a workspace, in name order
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["listProjects"];
    readonly put?: never;
    /**
     * Creates a project with an empty main model
     * @description Needs the role editor. A person alone may call it.
     */
    readonly post: operations["createProject"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}/secrets": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Which credentials a workspace has; never a value
     * @description Needs the role owner. A person alone may call it.
     */
    readonly get: operations["listSecrets"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}/secrets/{name}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /**
     * Stores a credential, bound to where the settings point
     * @description Needs the role owner. A person alone may call it.
     */
    readonly put: operations["setSecret"];
    readonly post?: never;
    /**
     * Deletes a credential
     * @description Needs the role owner. A person alone may call it.
     */
    readonly delete: operations["deleteSecret"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/api/workspaces/{workspaceId}/settings": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The settings of a workspace
     * @description Needs the role viewer. An agent token needs the scope read.
     */
    readonly get: operations["getWorkspaceSettings"];
    /**
     * Replaces the overrides of a workspace as a whole
     * @description A key that is left out is that of the instance's defaults again. Needs the role owner. A person alone may call it.
     */
    readonly put: operations["replaceWorkspaceSettings"];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/health": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The service reaches its database
     * @description Needs no sign-in.
     */
    readonly get: operations["getHealth"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/health/live": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The process answers
     * @description Needs no sign-in.
     */
    readonly get: operations["getLiveness"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/health/ready": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The service can take requests
     * @description Needs no sign-in.
     */
    readonly get: operations["getReadiness"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/llms-full.txt": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * All that a coding agent needs to know, in one file
     * @description Needs no sign-in.
     */
    readonly get: operations["getLlmsFullText"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/llms.txt": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What the service offers to a coding agent, in links
     * @description Needs no sign-in.
     */
    readonly get: operations["getLlmsText"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/mcp": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A message of the Model Context Protocol
     * @description Needs an agent token, whatever its scopes.
     */
    readonly post: operations["postMessage"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/skills": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * What a coding agent is taught to do here
     * @description Needs no sign-in.
     */
    readonly get: operations["listSkills"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/skills/{name}/SKILL.md": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Ready instructions for a coding agent
     * @description Needs no sign-in.
     */
    readonly get: operations["readSkill"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    readonly AcceptDecisionRequest: {
      /**
       * Format: uuid
       * @description The draft or variant whose findings it settles
       */
      readonly branchId?: string | null;
      /** @description Of the decision that was read */
      readonly contentHash: string | null;
      /**
       * Format: uuid
       * @description The revision whose findings it settles
       */
      readonly revisionId?: string | null;
    };
    readonly AddMemberRequest: {
      readonly email: string;
      /** @enum {string} */
      readonly role: "viewer" | "editor" | "owner";
    };
    readonly AgentTokenResponse: {
      /** Format: date-time */
      readonly createdAt: string;
      /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
      readonly createdBy: string;
      /** Format: date-time */
      readonly expiresAt: string | null;
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: date-time
       * @description Moves once a minute at most; null before the first use
       */
      readonly lastUsedAt: string | null;
      readonly name: string;
      /**
       * @description How its value begins
       * @example svt_Xk3v9Q
       */
      readonly prefix: string;
      /** Format: uuid */
      readonly projectId: string | null;
      readonly scopes: readonly ("read" | "propose" | "export")[];
    };
    readonly AlternativeRequest: {
      /** @description What it would have been */
      readonly description?: string | null;
      /** @description Why it is not what is decided */
      readonly rejectedBecause?: string | null;
      readonly title: string;
    };
    readonly AnswerRequest: {
      /** @description What the question is answered with */
      readonly answer: string;
    };
    readonly ApproveRequest: {
      readonly comment?: string | null;
      /** @description Of the draft that was read */
      readonly contentHash: string;
      /** @description The draft that was read */
      readonly revision: number;
    };
    readonly AssertionOfRun: {
      readonly detail: string;
      readonly id: string;
      readonly passed: boolean;
      readonly vacuous: boolean;
    };
    readonly AssertionResultResponse: {
      readonly detail: string;
      readonly id: string;
      readonly passed: boolean;
    };
    readonly AuditActor: {
      /**
       * Format: uuid
       * @description null for the service itself
       */
      readonly id: string | null;
      /** @enum {string} */
      readonly kind: "user" | "agent-token" | "service";
      /** @description As it was called then */
      readonly name: string;
    };
    readonly AuditEntryResponse: {
      /** @description What happened, as settings.changed */
      readonly action: string;
      readonly actor: components["schemas"]["AuditActor"];
      /** Format: date-time */
      readonly at: string;
      /** @description Never holds a secret */
      readonly details: {
        readonly [key: string]: unknown;
      };
      /** Format: uuid */
      readonly id: string;
      /** @description The ID or the name of what was acted on */
      readonly target: string;
    };
    readonly BindingDto: {
      /**
       * @description How sure it is
       * @enum {string}
       */
      readonly factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
      /** Format: uuid */
      readonly id: string;
      readonly provenance: components["schemas"]["ProvenanceDto"] | null;
      readonly routingKey: string | null;
      /** Format: uuid */
      readonly sourceChannelId: string;
      readonly stale: components["schemas"]["StaleMarkDto"] | null;
      /** Format: uuid */
      readonly targetChannelId: string;
    };
    readonly BindingRequest: {
      /**
       * @description How sure it is
       * @default declared
       * @enum {string|null}
       */
      readonly factStatus?:
        | "declared"
        | "observed-in-source"
        | "inferred"
        | "measured"
        | "unknown"
        | ""
        | null;
      /** Format: uuid */
      readonly id?: string;
      readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
      readonly routingKey?: string | null;
      /** Format: uuid */
      readonly sourceChannelId: string;
      /** @description Not taken: the mark stays as it is */
      readonly stale?: {
        readonly reason: string;
        readonly sinceRevision: string;
      } | null;
      /** Format: uuid */
      readonly targetChannelId: string;
    };
    readonly BranchResponse: {
      /** @description The version of main it began as */
      readonly baseVersion: number;
      /** Format: date-time */
      readonly createdAt: string;
      /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
      readonly createdBy: string;
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "draft" | "variant";
      readonly name: string;
      /** @enum {string} */
      readonly state: "open" | "merged" | "discarded";
      /** @description Its own: 0 as it began */
      readonly version: number;
    };
    readonly BranchStep: {
      /** @description Runs otherwise */
      readonly else?:
        | readonly (
            | (
                | components["schemas"]["CallStep"]
                | components["schemas"]["PublishStep"]
                | components["schemas"]["WriteStep"]
                | components["schemas"]["ParallelStep"]
                | components["schemas"]["BranchStep"]
              )
            | null
          )[]
        | null;
      /** @description Unique in the scenario */
      readonly id?: string | null;
      /** @description The outcome that takes `then`: Succeeded, Failed, Skipped */
      readonly is?: string | null;
      /** @description Runs when the outcome is as said */
      readonly then?:
        | readonly (
            | (
                | components["schemas"]["CallStep"]
                | components["schemas"]["PublishStep"]
                | components["schemas"]["WriteStep"]
                | components["schemas"]["ParallelStep"]
                | components["schemas"]["BranchStep"]
              )
            | null
          )[]
        | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: "BranchStep";
      /** @description A step that is final before this one runs */
      readonly whenStep?: string | null;
    };
    readonly BriefManifestResponse: {
      readonly blockers: readonly {
        readonly code: string;
        /** @description What is in the way and how it is mended */
        readonly message: string;
        /** @description A stable ID, or the path of a file */
        readonly subject: string;
      }[];
      /** @description Nothing is in the way in this scope */
      readonly buildReady: boolean;
      /** @description Of the brief that is sent */
      readonly bytes: number;
      /** @enum {string} */
      readonly format: "service-brief/1";
      readonly generator: {
        readonly name: string;
        readonly version: string;
      };
      readonly included: {
        readonly channelIds: readonly string[];
        readonly elementIds: readonly string[];
        readonly messageIds: readonly string[];
        readonly operationIds: readonly string[];
        readonly requirementIds: readonly string[];
        readonly scenarioIds: readonly string[];
        readonly schemaIds: readonly string[];
        readonly subscriptionIds: readonly string[];
      };
      readonly notApproved: readonly string[];
      readonly pinned: {
        /** Format: uuid */
        readonly branch: string;
        readonly decisions?: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        /** Format: uuid */
        readonly projectId: string;
        readonly projectName: string;
        readonly promises: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        /** Format: uuid */
        readonly revisionId: string | null;
        readonly runs: readonly {
          readonly obligationId: string;
          /** Format: uuid */
          readonly promiseId: string;
          readonly promiseRevision: number;
          /** Format: uuid */
          readonly runId: string;
        }[];
        readonly scenarios: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        readonly schemas: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        readonly seal?: string;
        readonly sources: readonly {
          readonly latestCommit: string | null;
          /** Format: uuid */
          readonly latestScan: string | null;
          /** @description Host, owner and name */
          readonly repository: string;
          readonly trackedCommit: string | null;
          readonly trackedRef: string | null;
          /** Format: uuid */
          readonly trackedScan: string | null;
        }[];
        readonly streamVersion: number;
      };
      readonly retired: readonly string[];
      readonly selection: {
        readonly elementIds: readonly string[];
        readonly promiseIds: readonly string[];
        readonly scenarioIds: readonly string[];
      };
      /** @description Lower-case hex SHA-256 */
      readonly sha256: string;
      readonly unconfirmedFacts: readonly string[];
    };
    readonly BriefRequest: {
      /**
       * Format: uuid
       * @description An open branch
       */
      readonly branchId?: string | null;
      /**
       * Format: uuid
       * @description A completed comparison scan; none can be named yet
       */
      readonly changeScanId?: string | null;
      /** @description IDs of elements; repeats fall away */
      readonly elementIds?: readonly string[] | null;
      /** @description What is needed least is left out until the brief has no more tokens; null: nothing is */
      readonly maxTokens?: number | null;
      /** @description IDs of promises (not requirement IDs); repeats fall away */
      readonly promiseIds?: readonly string[] | null;
      /**
       * Format: uuid
       * @description A revision of the model; null: main as it is now
       */
      readonly revisionId?: string | null;
      /** @description IDs of scenarios; repeats fall away */
      readonly scenarioIds?: readonly string[] | null;
    };
    readonly BriefResponse: {
      /** @description Markdown */
      readonly brief: string;
      readonly manifest: components["schemas"]["BriefManifestResponse"];
      readonly omitted: readonly string[];
      readonly tokens: {
        readonly count: number;
        readonly tokenizer: string;
      };
    };
    readonly BuildComparisonResponse: {
      readonly blockers: {
        readonly came: readonly {
          readonly code: string;
          /** @description What is in the way and how it is mended */
          readonly message: string;
          /** @description A stable ID, or the path of a file */
          readonly subject: string;
        }[];
        readonly changed: readonly {
          readonly code: string;
          /** @description What is in the way and how it is mended */
          readonly message: string;
          /** @description A stable ID, or the path of a file */
          readonly subject: string;
        }[];
        readonly went: readonly {
          readonly code: string;
          /** @description What is in the way and how it is mended */
          readonly message: string;
          /** @description A stable ID, or the path of a file */
          readonly subject: string;
        }[];
      };
      readonly decisions: components["schemas"]["NamedChangesResponse"];
      readonly files: components["schemas"]["NamedChangesResponse"];
      /** @description Lower-case hex SHA-256 */
      readonly fromBundleHash: string;
      readonly requirements: components["schemas"]["NamedChangesResponse"];
      readonly same: boolean;
      /** @description Lower-case hex SHA-256 */
      readonly toBundleHash: string;
    };
    readonly BuildReadyResponse: {
      readonly blockers: readonly {
        readonly code: string;
        /** @description Paths of this API to what settles it */
        readonly links: readonly string[];
        /** @description What is in the way and how it is mended */
        readonly message: string;
        /** @description A stable ID, or the path of a file */
        readonly subject: string;
      }[];
      readonly buildReady: boolean;
    };
    readonly CallStep: {
      /** @description The calling element, by its ID */
      readonly from?: string | null;
      /** @description Unique in the scenario */
      readonly id?: string | null;
      /** @description What the caller does after every attempt failed; empty handles nothing */
      readonly onError?:
        | readonly (
            | (
                | components["schemas"]["CallStep"]
                | components["schemas"]["PublishStep"]
                | components["schemas"]["WriteStep"]
                | components["schemas"]["ParallelStep"]
                | components["schemas"]["BranchStep"]
              )
            | null
          )[]
        | null;
      /** @description The operation called, by its ID */
      readonly operation?: string | null;
      /** @description The request: any JSON value or null */
      readonly request?: unknown;
      /** @description The response: any JSON value or null */
      readonly response?: unknown;
      /** @description What the operation's owner does; again in each attempt */
      readonly then?:
        | readonly (
            | (
                | components["schemas"]["CallStep"]
                | components["schemas"]["PublishStep"]
                | components["schemas"]["WriteStep"]
                | components["schemas"]["ParallelStep"]
                | components["schemas"]["BranchStep"]
              )
            | null
          )[]
        | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: "CallStep";
    };
    readonly CallableEndpointResponse: {
      /** @example GET */
      readonly method: string;
      /** @example /api/projects/{projectId}/model */
      readonly path: string;
      /** @enum {string} */
      readonly scope: "read" | "propose" | "export";
    };
    readonly CallableToolResponse: {
      readonly description: string;
      readonly name: string;
      /** @enum {string} */
      readonly scope: "read" | "propose" | "export";
    };
    readonly CapabilitiesResponse: {
      readonly endpoints: readonly components["schemas"]["CallableEndpointResponse"][];
      readonly token: components["schemas"]["OwnTokenResponse"];
      readonly tools: readonly components["schemas"]["CallableToolResponse"][];
    };
    readonly ChangeItemResponse: {
      /**
       * @description unchanged where it was so already
       * @enum {string}
       */
      readonly change: "added" | "changed" | "unchanged" | "removed";
      /** @description Always null */
      readonly error: string | null;
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: uuid
       * @description Always null
       */
      readonly importedAs: string | null;
      /** @enum {string} */
      readonly kind:
        | "element"
        | "relationship"
        | "message"
        | "channel"
        | "operation"
        | "subscription"
        | "binding"
        | "schema";
      /** @description Name, label or routing key */
      readonly name: string | null;
    };
    readonly ChangeMemberRequest: {
      /** @enum {string} */
      readonly role: "viewer" | "editor" | "owner";
    };
    readonly ChangePasswordRequest: {
      /** Format: password */
      readonly currentPassword: string;
      /**
       * Format: password
       * @description At least one digit and one upper-case letter; at most 72 bytes of UTF-8
       */
      readonly newPassword: string;
    };
    readonly ChangeResultResponse: {
      /** @description In the order asked for; of a merge by kind and ID */
      readonly items: readonly components["schemas"]["ChangeItemResponse"][];
      /** @description The version written */
      readonly modelVersion: number;
    };
    readonly ChangedFindingResponse: {
      readonly after: components["schemas"]["FindingResponse"];
      readonly before: components["schemas"]["FindingResponse"];
    };
    readonly ChannelDto: {
      /**
       * @description How sure it is
       * @enum {string}
       */
      readonly factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "topic" | "queue" | "exchange";
      readonly name: string;
      readonly provenance: components["schemas"]["ProvenanceDto"] | null;
      readonly stale: components["schemas"]["StaleMarkDto"] | null;
    };
    readonly ChannelRequest: {
      /**
       * @description How sure it is
       * @default declared
       * @enum {string|null}
       */
      readonly factStatus?:
        | "declared"
        | "observed-in-source"
        | "inferred"
        | "measured"
        | "unknown"
        | ""
        | null;
      /** Format: uuid */
      readonly id?: string;
      /** @enum {string} */
      readonly kind: "topic" | "queue" | "exchange";
      readonly name: string;
      readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
      /** @description Not taken: the mark stays as it is */
      readonly stale?: {
        readonly reason: string;
        readonly sinceRevision: string;
      } | null;
    };
    readonly CheckFaultRequest: {
      /** @description Attempts that fail; null fails every attempt */
      readonly failFirst?: number | null;
      /** @enum {string} */
      readonly kind: "Error" | "Outage" | "Timeout";
      /**
       * Format: uuid
       * @description An operation, channel, subscription or element
       */
      readonly target: string;
    };
    readonly CiteResponse: {
      /** @enum {string|null} */
      readonly factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown" | null;
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind:
        | "element"
        | "relationship"
        | "message"
        | "operation"
        | "channel"
        | "subscription"
        | "binding"
        | "schema"
        | "scenario"
        | "promise";
      readonly name: string | null;
      readonly stale: components["schemas"]["StaleMarkDto"] | null;
    };
    readonly ClaimedSourceRequest: {
      readonly commitSha?: string | null;
      /** @description success of what passed, any other word of what failed */
      readonly conclusion?: string | null;
      /** Format: uri */
      readonly runUrl: string;
      /** @enum {string} */
      readonly system: "codehost-actions" | "other";
    };
    readonly ClientResponse: {
      /** @description The file it belongs into; null for a command */
      readonly file: string | null;
      /** @enum {string} */
      readonly format: "command" | "json" | "toml";
      /** @example claude-code */
      readonly name: string;
      /** @description With <AGENT_TOKEN> in the place of the token */
      readonly text: string;
      /** @example Claude Code */
      readonly title: string;
    };
    readonly ClientsResponse: {
      readonly clients: readonly components["schemas"]["ClientResponse"][];
    };
    readonly CompareBundlesRequest: {
      readonly from: {
        /** @description The archive in base64 */
        readonly bundle?: string;
        readonly manifest?:
          | {
              readonly blockers: readonly {
                readonly code: string;
                readonly message: string;
                readonly subject: string;
              }[];
              readonly buildReady: boolean;
              readonly bundleHash: string;
              readonly files: readonly {
                readonly bytes: number;
                readonly path: string;
                readonly sha256: string;
              }[];
              /** @enum {string} */
              readonly format: "service-bundle/2";
              readonly generator: {
                /** @enum {string} */
                readonly name: "service-build";
                /** @enum {string} */
                readonly version: "2";
              };
              readonly pinned: {
                /** Format: uuid */
                readonly branch: string;
                /** Format: uuid */
                readonly projectId: string;
                readonly projectName: string;
                readonly promises: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly revisionId: string | null;
                readonly runs: readonly {
                  readonly obligationId: string;
                  /** Format: uuid */
                  readonly promiseId: string;
                  readonly promiseRevision: number;
                  /** Format: uuid */
                  readonly runId: string;
                }[];
                readonly scenarios: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly schemas: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly sources: readonly {
                  readonly latestCommit: string | null;
                  /** Format: uuid */
                  readonly latestScan: string | null;
                  /** @description Host, owner and name */
                  readonly repository: string;
                  readonly trackedCommit: string | null;
                  readonly trackedRef: string | null;
                  /** Format: uuid */
                  readonly trackedScan: string | null;
                }[];
                readonly streamVersion: number;
              };
              readonly selfCheck: {
                readonly asyncApiChannels: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiMessages: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiPublications: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiSubscriptions: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly notes: readonly string[];
                readonly openApiOperations: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly passed: boolean;
              };
            }
          | {
              readonly blockers: readonly {
                readonly code: string;
                readonly message: string;
                readonly subject: string;
              }[];
              readonly buildReady: boolean;
              readonly bundleHash: string;
              readonly files: readonly {
                readonly bytes: number;
                readonly path: string;
                readonly sha256: string;
              }[];
              /** @enum {string} */
              readonly format: "service-bundle/3";
              readonly generator: {
                /** @enum {string} */
                readonly name: "service-build";
                /** @enum {string} */
                readonly version: "3";
              };
              readonly pinned: {
                /** Format: uuid */
                readonly branch: string;
                readonly decisions: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly projectId: string;
                readonly projectName: string;
                readonly promises: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly revisionId: string | null;
                readonly runs: readonly {
                  readonly obligationId: string;
                  /** Format: uuid */
                  readonly promiseId: string;
                  readonly promiseRevision: number;
                  /** Format: uuid */
                  readonly runId: string;
                }[];
                readonly scenarios: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly schemas: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly sources: readonly {
                  readonly latestCommit: string | null;
                  /** Format: uuid */
                  readonly latestScan: string | null;
                  /** @description Host, owner and name */
                  readonly repository: string;
                  readonly trackedCommit: string | null;
                  readonly trackedRef: string | null;
                  /** Format: uuid */
                  readonly trackedScan: string | null;
                }[];
                readonly streamVersion: number;
              };
              readonly selfCheck: {
                readonly asyncApiChannels: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiMessages: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiPublications: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiSubscriptions: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly notes: readonly string[];
                readonly openApiOperations: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly passed: boolean;
              };
            }
          | {
              readonly blockers: readonly {
                readonly code: string;
                readonly message: string;
                readonly subject: string;
              }[];
              readonly buildReady: boolean;
              readonly bundleHash: string;
              readonly files: readonly {
                readonly bytes: number;
                readonly path: string;
                readonly sha256: string;
              }[];
              /** @enum {string} */
              readonly format: "service-bundle/4";
              readonly generator: {
                /** @enum {string} */
                readonly name: "service-build";
                /** @enum {string} */
                readonly version: "3";
              };
              readonly pinned: {
                /** Format: uuid */
                readonly branch: string;
                readonly decisions: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly projectId: string;
                readonly projectName: string;
                readonly promises: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly revisionId: string | null;
                readonly runs: readonly {
                  readonly obligationId: string;
                  /** Format: uuid */
                  readonly promiseId: string;
                  readonly promiseRevision: number;
                  /** Format: uuid */
                  readonly runId: string;
                }[];
                readonly scenarios: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly schemas: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly seal?: string;
                readonly sources: readonly {
                  readonly latestCommit: string | null;
                  /** Format: uuid */
                  readonly latestScan: string | null;
                  /** @description Host, owner and name */
                  readonly repository: string;
                  readonly trackedCommit: string | null;
                  readonly trackedRef: string | null;
                  /** Format: uuid */
                  readonly trackedScan: string | null;
                }[];
                readonly streamVersion: number;
              };
              readonly selfCheck: {
                readonly asyncApiChannels: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiMessages: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiPublications: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiSubscriptions: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly notes: readonly string[];
                readonly openApiOperations: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly passed: boolean;
              };
            };
      };
      readonly to: {
        /** @description The archive in base64 */
        readonly bundle?: string;
        readonly manifest?:
          | {
              readonly blockers: readonly {
                readonly code: string;
                readonly message: string;
                readonly subject: string;
              }[];
              readonly buildReady: boolean;
              readonly bundleHash: string;
              readonly files: readonly {
                readonly bytes: number;
                readonly path: string;
                readonly sha256: string;
              }[];
              /** @enum {string} */
              readonly format: "service-bundle/2";
              readonly generator: {
                /** @enum {string} */
                readonly name: "service-build";
                /** @enum {string} */
                readonly version: "2";
              };
              readonly pinned: {
                /** Format: uuid */
                readonly branch: string;
                /** Format: uuid */
                readonly projectId: string;
                readonly projectName: string;
                readonly promises: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly revisionId: string | null;
                readonly runs: readonly {
                  readonly obligationId: string;
                  /** Format: uuid */
                  readonly promiseId: string;
                  readonly promiseRevision: number;
                  /** Format: uuid */
                  readonly runId: string;
                }[];
                readonly scenarios: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly schemas: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly sources: readonly {
                  readonly latestCommit: string | null;
                  /** Format: uuid */
                  readonly latestScan: string | null;
                  /** @description Host, owner and name */
                  readonly repository: string;
                  readonly trackedCommit: string | null;
                  readonly trackedRef: string | null;
                  /** Format: uuid */
                  readonly trackedScan: string | null;
                }[];
                readonly streamVersion: number;
              };
              readonly selfCheck: {
                readonly asyncApiChannels: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiMessages: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiPublications: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiSubscriptions: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly notes: readonly string[];
                readonly openApiOperations: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly passed: boolean;
              };
            }
          | {
              readonly blockers: readonly {
                readonly code: string;
                readonly message: string;
                readonly subject: string;
              }[];
              readonly buildReady: boolean;
              readonly bundleHash: string;
              readonly files: readonly {
                readonly bytes: number;
                readonly path: string;
                readonly sha256: string;
              }[];
              /** @enum {string} */
              readonly format: "service-bundle/3";
              readonly generator: {
                /** @enum {string} */
                readonly name: "service-build";
                /** @enum {string} */
                readonly version: "3";
              };
              readonly pinned: {
                /** Format: uuid */
                readonly branch: string;
                readonly decisions: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly projectId: string;
                readonly projectName: string;
                readonly promises: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly revisionId: string | null;
                readonly runs: readonly {
                  readonly obligationId: string;
                  /** Format: uuid */
                  readonly promiseId: string;
                  readonly promiseRevision: number;
                  /** Format: uuid */
                  readonly runId: string;
                }[];
                readonly scenarios: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly schemas: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly sources: readonly {
                  readonly latestCommit: string | null;
                  /** Format: uuid */
                  readonly latestScan: string | null;
                  /** @description Host, owner and name */
                  readonly repository: string;
                  readonly trackedCommit: string | null;
                  readonly trackedRef: string | null;
                  /** Format: uuid */
                  readonly trackedScan: string | null;
                }[];
                readonly streamVersion: number;
              };
              readonly selfCheck: {
                readonly asyncApiChannels: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiMessages: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiPublications: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiSubscriptions: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly notes: readonly string[];
                readonly openApiOperations: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly passed: boolean;
              };
            }
          | {
              readonly blockers: readonly {
                readonly code: string;
                readonly message: string;
                readonly subject: string;
              }[];
              readonly buildReady: boolean;
              readonly bundleHash: string;
              readonly files: readonly {
                readonly bytes: number;
                readonly path: string;
                readonly sha256: string;
              }[];
              /** @enum {string} */
              readonly format: "service-bundle/4";
              readonly generator: {
                /** @enum {string} */
                readonly name: "service-build";
                /** @enum {string} */
                readonly version: "3";
              };
              readonly pinned: {
                /** Format: uuid */
                readonly branch: string;
                readonly decisions: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly projectId: string;
                readonly projectName: string;
                readonly promises: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                /** Format: uuid */
                readonly revisionId: string | null;
                readonly runs: readonly {
                  readonly obligationId: string;
                  /** Format: uuid */
                  readonly promiseId: string;
                  readonly promiseRevision: number;
                  /** Format: uuid */
                  readonly runId: string;
                }[];
                readonly scenarios: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly schemas: readonly {
                  /** Format: uuid */
                  readonly id: string;
                  readonly version: number;
                }[];
                readonly seal?: string;
                readonly sources: readonly {
                  readonly latestCommit: string | null;
                  /** Format: uuid */
                  readonly latestScan: string | null;
                  /** @description Host, owner and name */
                  readonly repository: string;
                  readonly trackedCommit: string | null;
                  readonly trackedRef: string | null;
                  /** Format: uuid */
                  readonly trackedScan: string | null;
                }[];
                readonly streamVersion: number;
              };
              readonly selfCheck: {
                readonly asyncApiChannels: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiMessages: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiPublications: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly asyncApiSubscriptions: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly notes: readonly string[];
                readonly openApiOperations: {
                  readonly expected: number;
                  readonly missing: number;
                  readonly parsed: number;
                  readonly unexpected: number;
                };
                readonly passed: boolean;
              };
            };
      };
    };
    readonly ComparedItemResponse: {
      /** @enum {string} */
      readonly change: "added" | "changed" | "removed";
      /** @description Empty for what was added or removed */
      readonly fields: readonly components["schemas"]["FieldChangeResponse"][];
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind:
        | "element"
        | "relationship"
        | "message"
        | "channel"
        | "operation"
        | "subscription"
        | "binding"
        | "schema";
      /** @description Name, label or routing key */
      readonly name: string | null;
    };
    readonly ComparedSideResponse: {
      /** @description SHA-256 of the canonical JSON of the eight lists */
      readonly modelHash: string;
      readonly modelVersion: number;
      /** @description null for the empty model */
      readonly name: string | null;
      /** @description null for the empty model */
      readonly ref: string | null;
    };
    readonly ComparisonCountsResponse: {
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      readonly unchanged: number;
    };
    readonly CreateAgentTokenRequest: {
      /**
       * Format: date-time
       * @description In the future, at most 2 years; null for a token without an end
       */
      readonly expiresAt: string | null;
      readonly name: string;
      /**
       * Format: uuid
       * @description The one project it may read; null for all of the workspace
       */
      readonly projectId: string | null;
      readonly scopes: readonly ("read" | "propose" | "export")[];
    };
    readonly CreateBranchRequest: {
      /**
       * Format: uuid
       * @description The revision it begins as; main as it is now without it
       */
      readonly fromRevisionId?: string | null;
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "draft" | "variant";
      readonly name: string;
    };
    readonly CreateProjectRequest: {
      /** @description missing reads as null */
      readonly description?: string | null;
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
    };
    readonly CreateRevisionRequest: {
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
      readonly note: string | null;
    };
    readonly CreateWorkspaceRequest: {
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
    };
    readonly CreatedAgentTokenResponse: {
      readonly token: components["schemas"]["AgentTokenResponse"];
      /** @description The token itself: shown here and never again */
      readonly value: string;
    };
    readonly DecisionRequest: {
      /** @description What it is about */
      readonly affectedIds: readonly string[] | null;
      readonly alternatives: readonly components["schemas"]["AlternativeRequest"][] | null;
      /** @description What follows from it */
      readonly consequences: string | null;
      /** @description What made a decision necessary */
      readonly context: string | null;
      /** @description What is decided */
      readonly decision: string;
      /**
       * @description Of a new decision
       * @enum {string|null}
       */
      readonly origin?: "human" | null;
      /** @description Findings that are answered by it */
      readonly settles: readonly components["schemas"]["SettlesRequest"][] | null;
      /**
       * Format: uuid
       * @description The decision that it takes the place of
       */
      readonly supersedes: string | null;
      readonly title: string;
    };
    readonly DecisionResponse: {
      readonly affectedIds: readonly string[];
      readonly alternatives: readonly {
        readonly description: string | null;
        readonly rejectedBecause: string | null;
        readonly title: string;
      }[];
      readonly consequences: string | null;
      /** @description SHA-256, 64 lower-case hex digits */
      readonly contentHash: string;
      readonly context: string | null;
      /** @description ISO 8601 in UTC */
      readonly decidedAt: string | null;
      /** @description user:<id> or agent-token:<id> */
      readonly decidedBy: string | null;
      readonly decision: string;
      /** Format: uuid */
      readonly id: string;
      /** @description ISO 8601 in UTC */
      readonly lastChangedAt: string;
      /** @description user:<id> or agent-token:<id> */
      readonly lastChangedBy: string;
      readonly missingAffectedIds: readonly string[];
      readonly number: number;
      /** @enum {string} */
      readonly origin: "human" | "ai-suggested" | "agent-suggested";
      /** @description ISO 8601 in UTC */
      readonly proposedAt: string;
      /** @description user:<id> or agent-token:<id> */
      readonly proposedBy: string;
      /** @description ADR-<NNNN> */
      readonly reference: string;
      readonly rejectReason: string | null;
      readonly settles: readonly {
        /** @description Once it is accepted */
        readonly fingerprint?: string;
        readonly ruleId: string;
        /** @description Once it is accepted */
        readonly ruleVersion?: number;
        /** Format: uuid */
        readonly subjectId: string;
      }[];
      /** @enum {string} */
      readonly status: "proposed" | "accepted" | "rejected" | "superseded";
      /** Format: uuid */
      readonly supersededBy: string | null;
      /** Format: uuid */
      readonly supersedes: string | null;
      readonly title: string;
      readonly version: number;
    };
    readonly DerivedObligations: {
      readonly added: readonly {
        readonly kind: string;
        readonly recipe: components["schemas"]["Recipe"];
        readonly title: string;
      }[];
      readonly noLongerDerived: readonly {
        readonly key: string;
        readonly kind: string;
        readonly title: string;
      }[];
    };
    readonly DispositionResponse: {
      /** Format: date-time */
      readonly at: string;
      /** @description `user:<id>` */
      readonly by: string;
      /** Format: uuid */
      readonly decisionId: string | null;
      /** @description Of the finding when it was given */
      readonly fingerprint: string;
      readonly reason: string | null;
      /** @description Of the rule when it was given */
      readonly ruleVersion: number;
      /** @enum {string} */
      readonly status: "open" | "wont-fix" | "accepted-by-decision";
    };
    readonly ElementDto: {
      readonly description: string | null;
      /**
       * @description How sure it is
       * @enum {string}
       */
      readonly factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
      readonly icon: string | null;
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "actor" | "system" | "app" | "store" | "component";
      readonly name: string;
      /** Format: uuid */
      readonly parentId: string | null;
      readonly provenance: components["schemas"]["ProvenanceDto"] | null;
      readonly stale: components["schemas"]["StaleMarkDto"] | null;
      /** @enum {string} */
      readonly status: "current" | "planned" | "deprecated" | "removed";
      /** @description At most 50 different ones */
      readonly tags: readonly string[];
      readonly technology: string | null;
    };
    readonly ElementRequest: {
      readonly description?: string | null;
      /**
       * @description How sure it is
       * @default declared
       * @enum {string|null}
       */
      readonly factStatus?:
        | "declared"
        | "observed-in-source"
        | "inferred"
        | "measured"
        | "unknown"
        | ""
        | null;
      readonly icon?: string | null;
      /** Format: uuid */
      readonly id?: string;
      /** @enum {string} */
      readonly kind: "actor" | "system" | "app" | "store" | "component";
      readonly name: string;
      /**
       * Format: uuid
       * @description The member of the workspace responsible for it
       */
      readonly ownerId?: string | null;
      /** Format: uuid */
      readonly parentId?: string | null;
      readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
      /** @description Not taken: the mark stays as it is */
      readonly stale?: {
        readonly reason: string;
        readonly sinceRevision: string;
      } | null;
      /** @enum {string} */
      readonly status: "current" | "planned" | "deprecated" | "removed";
      /** @description At most 50 different ones */
      readonly tags?: readonly string[] | null;
      readonly technology?: string | null;
    };
    readonly ElementResponse: {
      readonly description: string | null;
      /**
       * @description How sure it is
       * @enum {string}
       */
      readonly factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
      readonly icon: string | null;
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "actor" | "system" | "app" | "store" | "component";
      readonly name: string;
      /**
       * Format: uuid
       * @description The member of the workspace responsible for it
       */
      readonly ownerId: string | null;
      /** Format: uuid */
      readonly parentId: string | null;
      readonly provenance: components["schemas"]["ProvenanceDto"] | null;
      readonly stale: components["schemas"]["StaleMarkDto"] | null;
      /** @enum {string} */
      readonly status: "current" | "planned" | "deprecated" | "removed";
      /** @description At most 50 different ones */
      readonly tags: readonly string[];
      readonly technology: string | null;
    };
    readonly EventCountAssertion: {
      /** @description How many there must be, from 0 */
      readonly expected?: number | null;
      /** @description Unique in the scenario */
      readonly id?: string | null;
      /** @description The kind of the events: RequestSent, ResponseReceived, RequestFailed, RequestTimedOut, RetryScheduled, Published, PublishFailed, Delivered, DeliveryFailed, DeadLettered, Dropped, DataWritten, DataWriteFailed, BranchTaken, StepSkipped, Routed, NotRouted */
      readonly kind?: string | null;
      /** @description What the events are of; null counts every event of the kind, by its ID */
      readonly target?: string | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: "EventCountAssertion";
    };
    readonly EventCountOfCheckRequest: {
      readonly expected: number;
      /** @description Unique in the check */
      readonly id: string;
      /** @enum {string} */
      readonly kind:
        | "RequestSent"
        | "ResponseReceived"
        | "RequestFailed"
        | "RequestTimedOut"
        | "RetryScheduled"
        | "Published"
        | "PublishFailed"
        | "Delivered"
        | "DeliveryFailed"
        | "DeadLettered"
        | "Dropped"
        | "DataWritten"
        | "DataWriteFailed"
        | "BranchTaken"
        | "StepSkipped"
        | "Routed"
        | "NotRouted";
      /**
       * Format: uuid
       * @description What the events are of; null counts every event of the kind
       */
      readonly target?: string | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: "EventCountOfCheckRequest";
    };
    readonly EvidenceCounts: {
      readonly failed: number;
      readonly notRun: number;
      readonly passed: number;
      readonly stale: number;
      readonly unsupported: number;
    };
    readonly EvidenceEntry: {
      readonly artifactDigest: string | null;
      readonly commitSha: string | null;
      readonly conclusion: string | null;
      /** @enum {string} */
      readonly identity: "verified" | "claimed";
      /** @enum {string|null} */
      readonly identityReason:
        | "no-evidence-source"
        | "system-not-checkable"
        | "run-url-not-recognised"
        | "repository-differs"
        | "github-not-configured"
        | "run-url-host-differs"
        | "repository-not-followed"
        | "no-tracked-commit"
        | "github-rate-limited"
        | "github-access-refused"
        | "run-not-found"
        | "github-unavailable"
        | "run-repository-unknown"
        | "run-repository-differs"
        | "workflow-differs"
        | "commit-differs"
        | "run-not-completed"
        | "jobs-unavailable"
        | "jobs-incomplete"
        | "job-not-found"
        | "job-not-completed"
        | "job-not-conclusive"
        | "run-not-success"
        | "run-not-conclusive"
        | "result-differs"
        | null;
      /** @enum {string} */
      readonly result: "passed" | "failed";
      readonly runUrl: string;
      /** @enum {string} */
      readonly system: "codehost-actions" | "other";
    };
    readonly EvidenceRequest: {
      /** @description Recorded as claimed */
      readonly artifactDigest?: string | null;
      /** @enum {string} */
      readonly result: "passed" | "failed";
      /** @description null: the approved one in force */
      readonly revision?: number | null;
      readonly source: components["schemas"]["ClaimedSourceRequest"];
    };
    readonly EvidenceSourceRequest: {
      readonly job?: string | null;
      /** @description owner/name in lower case */
      readonly repository: string;
      /** @enum {string} */
      readonly system: "codehost-actions" | "other";
      /** @description Ending in .yml or .yaml the path of its file, else its name */
      readonly workflow: string;
    };
    readonly EvidenceStatus: {
      readonly counts: components["schemas"]["EvidenceCounts"];
      readonly gaps: readonly string[];
      readonly obligations: readonly {
        readonly changed: readonly {
          readonly current: unknown;
          readonly id: string;
          /** @enum {string} */
          readonly kind: "model" | "scenario" | "schema" | "repository" | "scan";
          readonly recorded: unknown;
        }[];
        readonly current: boolean;
        readonly evidence: readonly components["schemas"]["EvidenceEntry"][];
        readonly limitations: readonly string[];
        readonly obligationId: string;
        /** @enum {string} */
        readonly result: "passed" | "failed" | "not-run" | "unsupported";
        readonly stale: boolean;
      }[];
    };
    readonly ExportRequest: {
      /**
       * Format: uuid
       * @description An open branch
       */
      readonly branchId?: string | null;
      /**
       * @default bundle
       * @enum {string}
       */
      readonly format?: "bundle" | "sdd";
      readonly pinned?: {
        /** Format: uuid */
        readonly branch: string;
        readonly decisions?: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        /** Format: uuid */
        readonly projectId: string;
        readonly projectName: string;
        readonly promises: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        /** Format: uuid */
        readonly revisionId: string | null;
        readonly runs: readonly {
          readonly obligationId: string;
          /** Format: uuid */
          readonly promiseId: string;
          readonly promiseRevision: number;
          /** Format: uuid */
          readonly runId: string;
        }[];
        readonly scenarios: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        readonly schemas: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        readonly seal?: string;
        readonly sources: readonly {
          readonly latestCommit: string | null;
          /** Format: uuid */
          readonly latestScan: string | null;
          /** @description Host, owner and name */
          readonly repository: string;
          readonly trackedCommit: string | null;
          readonly trackedRef: string | null;
          /** Format: uuid */
          readonly trackedScan: string | null;
        }[];
        readonly streamVersion: number;
      } | null;
      /**
       * Format: uuid
       * @description A revision of the model; null: main as it is now
       */
      readonly revisionId?: string | null;
    };
    readonly Fault: {
      /** @description Attempts that fail, from 1; null fails every attempt */
      readonly failFirst?: number | null;
      /** @description What happens: Error, Outage, Timeout */
      readonly kind?: string | null;
      /** @description An operation, channel, subscription or element, by its ID */
      readonly target?: string | null;
    };
    readonly FieldChangeResponse: {
      readonly field: string;
      /** @description Any JSON value or null */
      readonly left: unknown;
      /** @description Any JSON value or null */
      readonly right: unknown;
    };
    readonly FindingAnswerRequest: {
      /**
       * Format: uuid
       * @description An open branch
       */
      readonly branchId?: string | null;
      /**
       * Format: uuid
       * @description Of accepted-by-decision: a decision in force
       */
      readonly decisionId?: string | null;
      /** @description Of wont-fix: why it stays; a blank one is none */
      readonly reason?: string | null;
      /**
       * Format: uuid
       * @description A revision of the model; null: main as it is now
       */
      readonly revisionId?: string | null;
      /** @enum {string} */
      readonly ruleId:
        | "REL-001"
        | "REL-002"
        | "REL-003"
        | "REL-004"
        | "REL-005"
        | "REL-006"
        | "CON-001"
        | "CON-002"
        | "CON-003"
        | "CON-004"
        | "CON-005"
        | "TRU-001"
        | "TRU-002"
        | "OVR-001"
        | "OVR-002"
        | "OVR-003"
        | "OVR-004"
        | "OVR-005"
        | "OVR-006";
      /** @enum {string} */
      readonly status: "open" | "wont-fix" | "accepted-by-decision";
      /** Format: uuid */
      readonly subjectId: string;
    };
    readonly FindingAnswersRequest: {
      readonly answers: readonly {
        /**
         * Format: uuid
         * @description Of accepted-by-decision: a decision in force
         */
        readonly decisionId?: string | null;
        /** @description Of wont-fix: why it stays; a blank one is none */
        readonly reason?: string | null;
        /** @enum {string} */
        readonly ruleId:
          | "REL-001"
          | "REL-002"
          | "REL-003"
          | "REL-004"
          | "REL-005"
          | "REL-006"
          | "CON-001"
          | "CON-002"
          | "CON-003"
          | "CON-004"
          | "CON-005"
          | "TRU-001"
          | "TRU-002"
          | "OVR-001"
          | "OVR-002"
          | "OVR-003"
          | "OVR-004"
          | "OVR-005"
          | "OVR-006";
        /** @enum {string} */
        readonly status: "open" | "wont-fix" | "accepted-by-decision";
        /** Format: uuid */
        readonly subjectId: string;
      }[];
      /**
       * Format: uuid
       * @description An open branch
       */
      readonly branchId?: string | null;
      /**
       * Format: uuid
       * @description A revision of the model; null: main as it is now
       */
      readonly revisionId?: string | null;
    };
    readonly FindingComparisonResponse: {
      readonly added: readonly components["schemas"]["FindingResponse"][];
      readonly changed: readonly components["schemas"]["ChangedFindingResponse"][];
      readonly gone: readonly components["schemas"]["FindingResponse"][];
    };
    readonly FindingCountsResponse: {
      /** @description Blocking concerns that nothing settles */
      readonly blocking: number;
      readonly concerns: number;
      readonly needsReReview: number;
      readonly notApplicable: number;
      readonly settled: number;
      readonly unknown: number;
      readonly verified: number;
    };
    readonly FindingResponse: {
      /** @enum {string} */
      readonly category: "resilience" | "contracts" | "truth" | "overengineering";
      readonly cites: readonly components["schemas"]["CiteResponse"][];
      readonly disposition: components["schemas"]["DispositionResponse"] | null;
      /** @description Lower-case hex SHA-256 */
      readonly fingerprint: string;
      /** @description It was answered when it was another */
      readonly needsReReview: boolean;
      readonly reason: string;
      /** @enum {string} */
      readonly result: "verified" | "concern" | "unknown" | "not-applicable";
      readonly ruleId: string;
      readonly ruleVersion: number;
      /** @description Its answer counts */
      readonly settled: boolean;
      /** @enum {string} */
      readonly severity: "blocking" | "warning" | "note";
      /** Format: uuid */
      readonly subjectId: string;
      /** @enum {string} */
      readonly subjectKind:
        | "element"
        | "relationship"
        | "message"
        | "operation"
        | "channel"
        | "subscription"
        | "binding"
        | "schema"
        | "scenario"
        | "promise";
      readonly subjectName: string | null;
    };
    readonly FindingsOfAnswersResponse: {
      readonly findings: readonly components["schemas"]["FindingResponse"][];
    };
    readonly FindingsResponse: {
      readonly counts: components["schemas"]["FindingCountsResponse"];
      readonly findings: readonly components["schemas"]["FindingResponse"][];
      /** @description Lower-case hex SHA-256 */
      readonly hash: string;
      /** @description Lower-case hex SHA-256 */
      readonly inputsFingerprint: string;
      readonly modelVersion: number;
      readonly ruleSetVersion: string;
    };
    readonly FindingsSummaryResponse: {
      readonly counts: components["schemas"]["FindingCountsResponse"];
      readonly findings: readonly {
        /** @enum {string} */
        readonly category: "resilience" | "contracts" | "truth" | "overengineering";
        readonly disposition: components["schemas"]["DispositionResponse"] | null;
        /** @description Lower-case hex SHA-256 */
        readonly fingerprint: string;
        /** @description It was answered when it was another */
        readonly needsReReview: boolean;
        readonly reason: string;
        /** @enum {string} */
        readonly result: "verified" | "concern" | "unknown" | "not-applicable";
        readonly ruleId: string;
        readonly ruleVersion: number;
        /** @description Its answer counts */
        readonly settled: boolean;
        /** @enum {string} */
        readonly severity: "blocking" | "warning" | "note";
        /** Format: uuid */
        readonly subjectId: string;
        /** @enum {string} */
        readonly subjectKind:
          | "element"
          | "relationship"
          | "message"
          | "operation"
          | "channel"
          | "subscription"
          | "binding"
          | "schema"
          | "scenario"
          | "promise";
        readonly subjectName: string | null;
      }[];
      /** @description Lower-case hex SHA-256 */
      readonly hash: string;
      /** @description Lower-case hex SHA-256 */
      readonly inputsFingerprint: string;
      readonly modelVersion: number;
      readonly ruleSetVersion: string;
    };
    readonly ForbiddenEventRequest: {
      /** @enum {string} */
      readonly kind:
        | "RequestSent"
        | "ResponseReceived"
        | "RequestFailed"
        | "RequestTimedOut"
        | "RetryScheduled"
        | "Published"
        | "PublishFailed"
        | "Delivered"
        | "DeliveryFailed"
        | "DeadLettered"
        | "Dropped"
        | "DataWritten"
        | "DataWriteFailed"
        | "BranchTaken"
        | "StepSkipped"
        | "Routed"
        | "NotRouted";
      /**
       * Format: uuid
       * @description An operation, channel, subscription, element or binding; null is any
       */
      readonly target?: string | null;
    };
    readonly GivenAnswerResponse: {
      /** Format: date-time */
      readonly at: string;
      /** @description `user:<id>` */
      readonly by: string;
      /** Format: uuid */
      readonly decisionId: string | null;
      /** @description Of the finding when it was given */
      readonly fingerprint: string;
      /** @description No later answer was given to the finding */
      readonly isNewest: boolean;
      readonly reason: string | null;
      readonly ruleId: string;
      /** @description Of the rule when it was given */
      readonly ruleVersion: number;
      /** @enum {string} */
      readonly status: "open" | "wont-fix" | "accepted-by-decision";
      /** Format: uuid */
      readonly subjectId: string;
    };
    readonly HistoryEntryResponse: {
      /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
      readonly actor: string;
      readonly added: number;
      /** Format: date-time */
      readonly at: string;
      readonly changed: number;
      readonly removed: number;
      readonly summary: string;
      /** @description The version it wrote */
      readonly version: number;
    };
    readonly ImportItemResponse: {
      /** @enum {string} */
      readonly change: "added" | "changed" | "unchanged" | "refused";
      /** @description Why the entry is refused */
      readonly error: string | null;
      /**
       * Format: uuid
       * @description ID in the document
       */
      readonly id: string;
      /**
       * Format: uuid
       * @description The ID a schema of another project got here
       */
      readonly importedAs: string | null;
      /** @enum {string} */
      readonly kind:
        | "element"
        | "relationship"
        | "message"
        | "channel"
        | "operation"
        | "subscription"
        | "binding"
        | "schema";
      /** @description Name, label or routing key */
      readonly name: string | null;
    };
    readonly ImportResultResponse: {
      readonly added: number;
      /** @description true when written, false for a preview */
      readonly applied: boolean;
      readonly changed: number;
      /** @description One per entry, in reading order */
      readonly items: readonly components["schemas"]["ImportItemResponse"][];
      /** @description Version of main the entries were read against */
      readonly modelVersion: number;
      readonly refused: number;
      readonly unchanged: number;
    };
    readonly InstancePolicyDto: {
      /**
       * Private network URLs
       * @description Whether settings may name addresses inside the private network.
       */
      readonly allowPrivateNetworkUrls: boolean;
      /**
       * Self-registration
       * @description Whether people may register after the first account was set up.
       */
      readonly allowSelfRegistration: boolean;
      /**
       * Private code to AI
       * @description Whether a workspace may let AI requests hold text from private repositories.
       */
      readonly allowSendingPrivateCodeToAi: boolean;
      /**
       * AI provider kinds
       * @description The kinds of AI provider that workspaces may use.
       */
      readonly allowedAiProviderKinds: readonly (
        | "vendor-a"
        | "vendor-b"
        | "vendor-c"
        | "vendor-a-compatible"
      )[];
      /**
       * Stress runs at once
       * @description Stress runs that one app process does at the same time, all workspaces together.
       * @default 4
       */
      readonly maxConcurrentStressRuns: number;
    };
    readonly InstanceResponse: {
      /** @description Whether anybody may make an account of their own */
      readonly allowSelfRegistration: boolean;
      /** @description Whether the caller is an instance administrator */
      readonly isInstanceAdmin: boolean;
      /** @enum {string} */
      readonly profile: "local" | "hosted";
      /** @description The version of the service */
      readonly version: string;
    };
    readonly InstanceSettingsDto: {
      readonly defaults: components["schemas"]["SettingsOverridesDto"];
      readonly policy: components["schemas"]["StatedInstancePolicyDto"];
    };
    readonly InstanceSettingsResponse: {
      /** @description What is stored over the built-in defaults */
      readonly defaults: components["schemas"]["SettingsOverridesDto"];
      readonly policy: components["schemas"]["InstancePolicyDto"];
      /** @description Rises by one with each save; 0 before the first */
      readonly version: number;
      /** @description Workspaces with stored values that do not apply, in the order of their names */
      readonly workspacesWithPolicyViolations: readonly components["schemas"]["WorkspaceWithViolationsDto"][];
    };
    readonly LinkedThing: {
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "scenario" | "operation" | "channel" | "subscription" | "message" | "element";
    };
    readonly ListedSkillResponse: {
      /** @description What it is for, and when to use it */
      readonly description: string;
      /** @example read-a-design */
      readonly name: string;
      /**
       * Format: uri
       * @description Where its SKILL.md is
       */
      readonly url: string;
    };
    readonly LoginRequest: {
      /** Format: email */
      readonly email: string;
      /** Format: password */
      readonly password: string;
    };
    readonly ManifestResponse: {
      readonly blockers: readonly {
        readonly code: string;
        readonly message: string;
        readonly subject: string;
      }[];
      readonly buildReady: boolean;
      readonly bundleHash: string;
      readonly files: readonly {
        readonly bytes: number;
        readonly path: string;
        readonly sha256: string;
      }[];
      /** @enum {string} */
      readonly format: "service-bundle/4";
      readonly generator: {
        /** @enum {string} */
        readonly name: "service-build";
        /** @enum {string} */
        readonly version: "3";
      };
      readonly pinned: {
        /** Format: uuid */
        readonly branch: string;
        readonly decisions: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        /** Format: uuid */
        readonly projectId: string;
        readonly projectName: string;
        readonly promises: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        /** Format: uuid */
        readonly revisionId: string | null;
        readonly runs: readonly {
          readonly obligationId: string;
          /** Format: uuid */
          readonly promiseId: string;
          readonly promiseRevision: number;
          /** Format: uuid */
          readonly runId: string;
        }[];
        readonly scenarios: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        readonly schemas: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        readonly seal?: string;
        readonly sources: readonly {
          readonly latestCommit: string | null;
          /** Format: uuid */
          readonly latestScan: string | null;
          /** @description Host, owner and name */
          readonly repository: string;
          readonly trackedCommit: string | null;
          readonly trackedRef: string | null;
          /** Format: uuid */
          readonly trackedScan: string | null;
        }[];
        readonly streamVersion: number;
      };
      readonly selfCheck: components["schemas"]["SelfCheckResponse"];
    };
    readonly MeAnswer: {
      readonly user: components["schemas"]["UserAnswer"];
      readonly workspaces: readonly components["schemas"]["MyWorkspace"][];
    };
    readonly MemberResponse: {
      readonly displayName: string;
      readonly email: string;
      /** Format: date-time */
      readonly joinedAt: string;
      /** @enum {string} */
      readonly role: "viewer" | "editor" | "owner";
      /** Format: uuid */
      readonly userId: string;
    };
    readonly MergeBranchRequest: {
      /** @description Main's; another version is 409 */
      readonly expectedVersion?: number | null;
    };
    readonly MessageDto: {
      readonly consumerIds: readonly string[];
      readonly description: string | null;
      /**
       * @description How sure it is
       * @enum {string}
       */
      readonly factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
      /** Format: uuid */
      readonly producerId: string;
      readonly provenance: components["schemas"]["ProvenanceDto"] | null;
      /** Format: uuid */
      readonly schemaId: string | null;
      readonly stale: components["schemas"]["StaleMarkDto"] | null;
      /** @description At most 50 different ones */
      readonly tags: readonly string[];
    };
    readonly MessageRequest: {
      readonly consumerIds?: readonly string[] | null;
      readonly description?: string | null;
      /**
       * @description How sure it is
       * @default declared
       * @enum {string|null}
       */
      readonly factStatus?:
        | "declared"
        | "observed-in-source"
        | "inferred"
        | "measured"
        | "unknown"
        | ""
        | null;
      /** Format: uuid */
      readonly id?: string;
      readonly name: string;
      /** Format: uuid */
      readonly producerId: string;
      readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
      /** Format: uuid */
      readonly schemaId?: string | null;
      /** @description Not taken: the mark stays as it is */
      readonly stale?: {
        readonly reason: string;
        readonly sinceRevision: string;
      } | null;
      /** @description At most 50 different ones */
      readonly tags?: readonly string[] | null;
    };
    readonly ModelChangeRequest: {
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind:
        | "element"
        | "relationship"
        | "message"
        | "channel"
        | "operation"
        | "subscription"
        | "binding"
        | "schema";
      /** @enum {string} */
      readonly op: "put" | "delete";
      /** @description Of a put: the fact, as the body of its own PUT */
      readonly value?: {
        readonly [key: string]: unknown;
      };
    } & (
      | {
          /** @enum {unknown} */
          readonly kind?: "element";
          /** @enum {unknown} */
          readonly op?: "put";
          readonly value: components["schemas"]["ElementRequest"];
        }
      | {
          /** @enum {unknown} */
          readonly kind?: "relationship";
          /** @enum {unknown} */
          readonly op?: "put";
          readonly value: components["schemas"]["RelationshipRequest"];
        }
      | {
          /** @enum {unknown} */
          readonly kind?: "message";
          /** @enum {unknown} */
          readonly op?: "put";
          readonly value: components["schemas"]["MessageRequest"];
        }
      | {
          /** @enum {unknown} */
          readonly kind?: "channel";
          /** @enum {unknown} */
          readonly op?: "put";
          readonly value: components["schemas"]["ChannelRequest"];
        }
      | {
          /** @enum {unknown} */
          readonly kind?: "operation";
          /** @enum {unknown} */
          readonly op?: "put";
          readonly value: components["schemas"]["OperationRequest"];
        }
      | {
          /** @enum {unknown} */
          readonly kind?: "subscription";
          /** @enum {unknown} */
          readonly op?: "put";
          readonly value: components["schemas"]["SubscriptionRequest"];
        }
      | {
          /** @enum {unknown} */
          readonly kind?: "binding";
          /** @enum {unknown} */
          readonly op?: "put";
          readonly value: components["schemas"]["BindingRequest"];
        }
      | {
          /** @enum {unknown} */
          readonly kind?: "schema";
          /** @enum {unknown} */
          readonly op?: "put";
          readonly value: components["schemas"]["SchemaRequest"];
        }
      | {
          /** @enum {unknown} */
          readonly op?: "delete";
        }
    );
    readonly ModelChangesRequest: {
      /**
       * Format: uuid
       * @description Null means main
       */
      readonly branchId?: string | null;
      readonly changes: readonly components["schemas"]["ModelChangeRequest"][];
      /** @description Null takes any version; another one than that is 409 */
      readonly expectedVersion?: number | null;
    };
    readonly ModelComparisonResponse: {
      readonly counts: components["schemas"]["ComparisonCountsResponse"];
      /** @description By kind, schemas last, then by ID */
      readonly items: readonly components["schemas"]["ComparedItemResponse"][];
      readonly left: components["schemas"]["ComparedSideResponse"];
      readonly right: components["schemas"]["ComparedSideResponse"];
    };
    readonly ModelDocumentDto: {
      readonly bindings: readonly components["schemas"]["BindingDto"][];
      readonly channels: readonly components["schemas"]["ChannelDto"][];
      readonly elements: readonly components["schemas"]["ElementDto"][];
      readonly messages: readonly components["schemas"]["MessageDto"][];
      readonly operations: readonly components["schemas"]["OperationDto"][];
      readonly project: components["schemas"]["ProjectOfDocumentDto"];
      readonly relationships: readonly components["schemas"]["RelationshipDto"][];
      readonly schemas: readonly components["schemas"]["SchemaDto"][];
      readonly subscriptions: readonly components["schemas"]["SubscriptionDto"][];
      /** @description Of the format */
      readonly version: string;
    };
    readonly ModelDocumentRequest: {
      readonly bindings?:
        | readonly {
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            readonly factStatus?:
              | "declared"
              | "observed-in-source"
              | "inferred"
              | "measured"
              | "unknown"
              | ""
              | null;
            /** Format: uuid */
            readonly id: string;
            readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
            readonly routingKey?: string | null;
            /** Format: uuid */
            readonly sourceChannelId: string;
            readonly stale?: components["schemas"]["StaleMarkDto"] | null;
            /** Format: uuid */
            readonly targetChannelId: string;
          }[]
        | null;
      readonly channels?:
        | readonly {
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            readonly factStatus?:
              | "declared"
              | "observed-in-source"
              | "inferred"
              | "measured"
              | "unknown"
              | ""
              | null;
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly kind: "topic" | "queue" | "exchange";
            readonly name: string;
            readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
            readonly stale?: components["schemas"]["StaleMarkDto"] | null;
          }[]
        | null;
      readonly elements?:
        | readonly {
            readonly description?: string | null;
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            readonly factStatus?:
              | "declared"
              | "observed-in-source"
              | "inferred"
              | "measured"
              | "unknown"
              | ""
              | null;
            readonly icon?: string | null;
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly kind: "actor" | "system" | "app" | "store" | "component";
            readonly name: string;
            /** Format: uuid */
            readonly parentId?: string | null;
            readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
            readonly stale?: components["schemas"]["StaleMarkDto"] | null;
            /** @enum {string} */
            readonly status: "current" | "planned" | "deprecated" | "removed";
            /** @description At most 50 different ones */
            readonly tags?: readonly string[] | null;
            readonly technology?: string | null;
          }[]
        | null;
      readonly messages?:
        | readonly {
            readonly consumerIds?: readonly string[] | null;
            readonly description?: string | null;
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            readonly factStatus?:
              | "declared"
              | "observed-in-source"
              | "inferred"
              | "measured"
              | "unknown"
              | ""
              | null;
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** Format: uuid */
            readonly producerId: string;
            readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
            /** Format: uuid */
            readonly schemaId?: string | null;
            readonly stale?: components["schemas"]["StaleMarkDto"] | null;
            /** @description At most 50 different ones */
            readonly tags?: readonly string[] | null;
          }[]
        | null;
      readonly operations?:
        | readonly {
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            readonly factStatus?:
              | "declared"
              | "observed-in-source"
              | "inferred"
              | "measured"
              | "unknown"
              | ""
              | null;
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** Format: uuid */
            readonly ownerId: string;
            readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
            /** Format: uuid */
            readonly requestSchemaId?: string | null;
            /** Format: uuid */
            readonly responseSchemaId?: string | null;
            readonly retry?: components["schemas"]["RetryDto"] | null;
            readonly stale?: components["schemas"]["StaleMarkDto"] | null;
            /**
             * @description Milliseconds; 0 declares no timeout
             * @default 0
             */
            readonly timeoutMs?: number;
            /** @enum {string} */
            readonly transport: "http" | "grpc" | "command";
          }[]
        | null;
      /** @description An import ignores it */
      readonly project?: unknown;
      readonly relationships?:
        | readonly {
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            readonly factStatus?:
              | "declared"
              | "observed-in-source"
              | "inferred"
              | "measured"
              | "unknown"
              | ""
              | null;
            /** Format: uuid */
            readonly fromId: string;
            /** Format: uuid */
            readonly id: string;
            /**
             * @default structural
             * @enum {string|null}
             */
            readonly kind?: "structural" | "behavioural" | "" | null;
            readonly label?: string | null;
            readonly lineShape?: string | null;
            readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
            readonly stale?: components["schemas"]["StaleMarkDto"] | null;
            readonly technology?: string | null;
            /** Format: uuid */
            readonly toId: string;
          }[]
        | null;
      readonly schemas?:
        | readonly {
            /** @description A JSON Schema, as text */
            readonly content: string;
            readonly description?: string | null;
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
          }[]
        | null;
      readonly subscriptions?:
        | readonly {
            /** Format: uuid */
            readonly channelId: string;
            /** Format: uuid */
            readonly consumerId: string;
            /** Format: uuid */
            readonly deadLetterChannelId?: string | null;
            /**
             * @description How sure it is
             * @default declared
             * @enum {string|null}
             */
            readonly factStatus?:
              | "declared"
              | "observed-in-source"
              | "inferred"
              | "measured"
              | "unknown"
              | ""
              | null;
            /** Format: uuid */
            readonly id: string;
            readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
            readonly retry?: components["schemas"]["RetryDto"] | null;
            readonly stale?: components["schemas"]["StaleMarkDto"] | null;
          }[]
        | null;
      /** @description An import ignores it */
      readonly version?: unknown;
    };
    readonly ModelListsResponse: {
      readonly bindings: readonly components["schemas"]["BindingDto"][];
      readonly channels: readonly components["schemas"]["ChannelDto"][];
      readonly elements: readonly components["schemas"]["ElementResponse"][];
      readonly messages: readonly components["schemas"]["MessageDto"][];
      readonly operations: readonly components["schemas"]["OperationDto"][];
      readonly relationships: readonly components["schemas"]["RelationshipDto"][];
      readonly schemas: readonly components["schemas"]["SchemaDto"][];
      readonly subscriptions: readonly components["schemas"]["SubscriptionDto"][];
    };
    readonly ModelResponse: {
      readonly model: components["schemas"]["ModelListsResponse"];
      /** @description Version of the stream */
      readonly modelVersion: number;
      /** Format: uuid */
      readonly streamId: string;
    };
    readonly MyWorkspace: {
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
      /** @enum {string} */
      readonly role: "viewer" | "editor" | "owner";
    };
    readonly NamedChangesResponse: {
      readonly came: readonly string[];
      readonly changed: readonly string[];
      readonly went: readonly string[];
    };
    readonly NewScenarioRequest: {
      readonly assertions: readonly (
        | (components["schemas"]["OutcomeAssertion"] | components["schemas"]["EventCountAssertion"])
        | null
      )[];
      readonly faults: readonly (components["schemas"]["Fault"] | null)[];
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
      /** @description In the order they run */
      readonly steps: readonly (
        | (
            | components["schemas"]["CallStep"]
            | components["schemas"]["PublishStep"]
            | components["schemas"]["WriteStep"]
            | components["schemas"]["ParallelStep"]
            | components["schemas"]["BranchStep"]
          )
        | null
      )[];
    };
    readonly NewViewRequest: {
      /** @description When not empty, exactly what is shown */
      readonly elementIds?: readonly string[] | null;
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "landscape" | "system" | "app" | "flow";
      readonly name: string;
      /** @description Where the top left corners of boxes are, in pixels, by the ID of an element or channel */
      readonly positions?: {
        readonly [key: string]: {
          readonly x: number;
          readonly y: number;
        };
      } | null;
      /**
       * Format: uuid
       * @description The system or app that such a view is about
       */
      readonly rootId?: string | null;
      /**
       * Format: uuid
       * @description The scenario that a view of kind flow shows
       */
      readonly scenarioId?: string | null;
    };
    readonly ObligationRequest: {
      readonly kind: string;
      readonly recipe: components["schemas"]["RecipeRequest"];
      readonly title: string;
    };
    readonly ObligationResponse: {
      /** @description user:<id> or agent-token:<id> */
      readonly addedBy: string | null;
      /** @enum {string} */
      readonly execution: "deterministic" | "external-evidence" | "none";
      /** @description <requirement ID>/O<n> */
      readonly id: string;
      /** @description O<n> */
      readonly key: string;
      readonly kind: string;
      /** @description user:<id> or agent-token:<id> */
      readonly lastChangedBy: string | null;
      readonly recipe: components["schemas"]["Recipe"];
      /** @enum {string} */
      readonly source: "generated" | "manual" | "agent";
      readonly title: string;
    };
    readonly OperationDto: {
      /**
       * @description How sure it is
       * @enum {string}
       */
      readonly factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
      /** Format: uuid */
      readonly ownerId: string;
      readonly provenance: components["schemas"]["ProvenanceDto"] | null;
      /** Format: uuid */
      readonly requestSchemaId: string | null;
      /** Format: uuid */
      readonly responseSchemaId: string | null;
      readonly retry: components["schemas"]["RetryDto"] | null;
      readonly stale: components["schemas"]["StaleMarkDto"] | null;
      /** @description Milliseconds; 0 declares no timeout */
      readonly timeoutMs: number;
      /** @enum {string} */
      readonly transport: "http" | "grpc" | "command";
    };
    readonly OperationRequest: {
      /**
       * @description How sure it is
       * @default declared
       * @enum {string|null}
       */
      readonly factStatus?:
        | "declared"
        | "observed-in-source"
        | "inferred"
        | "measured"
        | "unknown"
        | ""
        | null;
      /** Format: uuid */
      readonly id?: string;
      readonly name: string;
      /** Format: uuid */
      readonly ownerId: string;
      readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
      /** Format: uuid */
      readonly requestSchemaId?: string | null;
      /** Format: uuid */
      readonly responseSchemaId?: string | null;
      readonly retry?: components["schemas"]["RetryDto"] | null;
      /** @description Not taken: the mark stays as it is */
      readonly stale?: {
        readonly reason: string;
        readonly sinceRevision: string;
      } | null;
      /**
       * @description Milliseconds; 0 declares no timeout
       * @default 0
       */
      readonly timeoutMs?: number;
      /** @enum {string} */
      readonly transport: "http" | "grpc" | "command";
    };
    readonly OutcomeAssertion: {
      /** @description The outcome the step must have: Succeeded, Failed, Skipped */
      readonly expected?: string | null;
      /** @description Unique in the scenario */
      readonly id?: string | null;
      /** @description A step of the scenario, by its ID */
      readonly step?: string | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: "OutcomeAssertion";
    };
    readonly OutcomeOfCheckRequest: {
      /** @enum {string} */
      readonly expected: "Succeeded" | "Failed" | "Skipped";
      /** @description Unique in the check */
      readonly id: string;
      /** @description A step of the scenario, by its ID */
      readonly step: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: "OutcomeOfCheckRequest";
    };
    readonly OwnTokenResponse: {
      /** Format: date-time */
      readonly expiresAt: string | null;
      readonly name: string;
      /**
       * Format: uuid
       * @description null: every project of the workspace
       */
      readonly projectId: string | null;
      readonly scopes: readonly ("read" | "propose" | "export")[];
      /** Format: uuid */
      readonly workspaceId: string;
    };
    readonly ParallelStep: {
      readonly branches?:
        | readonly (
            | readonly (
                | (
                    | components["schemas"]["CallStep"]
                    | components["schemas"]["PublishStep"]
                    | components["schemas"]["WriteStep"]
                    | components["schemas"]["ParallelStep"]
                    | components["schemas"]["BranchStep"]
                  )
                | null
              )[]
            | null
          )[]
        | null;
      /** @description Unique in the scenario */
      readonly id?: string | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: "ParallelStep";
    };
    readonly PrefixRequest: {
      readonly prefix: string;
      /**
       * @description The first number
       * @default 1
       */
      readonly startAt?: number | null;
    };
    readonly PrefixResponse: {
      readonly nextNumber: number | null;
      readonly prefix: string | null;
    };
    readonly Problem: {
      /** @description What that revision, or that version, holds */
      readonly contentHash?: string;
      readonly errors: readonly {
        readonly field: string;
        readonly message: string;
      }[];
      /** @description Of a write that was made for another version of the model: the version it is at */
      readonly modelVersion?: number;
      /** @description Of a write that was made for another revision of a promise: the newest there is */
      readonly revision?: number;
      readonly title: string;
      /** @enum {string} */
      readonly type:
        | "answer_too_large"
        | "bundle_too_large"
        | "busy"
        | "conflict"
        | "decision_changed"
        | "diagram_too_large"
        | "file_not_generated"
        | "forbidden"
        | "human_only"
        | "import_too_large"
        | "in_use"
        | "internal_error"
        | "invalid_body"
        | "invalid_bundle"
        | "invalid_export"
        | "invalid_host"
        | "invalid_request"
        | "invalid_scenario"
        | "merge_conflict"
        | "method_not_allowed"
        | "no_approved_revision"
        | "not_a_test_plan"
        | "not_acceptable"
        | "not_found"
        | "not_runnable"
        | "payload_too_large"
        | "pinned_format_not_exported"
        | "pinned_input_unavailable"
        | "pinned_not_issued"
        | "precondition_failed"
        | "precondition_required"
        | "promise_too_large"
        | "rate_limited"
        | "registration_closed"
        | "review_too_large"
        | "revision_changed"
        | "root_missing"
        | "scenario_missing"
        | "scenario_too_large"
        | "sign_in_provider_unavailable"
        | "stress_refused"
        | "unauthorized"
        | "unavailable"
        | "unsupported_media_type"
        | "validation_error";
      /** @description Of a decision that is another one than was read: the version it is at */
      readonly version?: number;
    };
    readonly ProjectOfDocumentDto: {
      readonly name: string;
    };
    readonly ProjectPage: {
      readonly items: readonly components["schemas"]["ProjectResponse"][];
      /** @description The cursor of the next page; null on the last */
      readonly nextCursor: string | null;
    };
    readonly ProjectResponse: {
      /** Format: date-time */
      readonly createdAt: string;
      readonly description: string | null;
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: uuid
       * @description The stream of the main model
       */
      readonly modelStreamId: string;
      readonly modelVersion: number;
      readonly name: string;
      /** Format: date-time */
      readonly updatedAt: string;
      /** Format: uuid */
      readonly workspaceId: string;
    };
    readonly PromiseChanges: {
      readonly fields: readonly {
        readonly field: string;
        readonly left: unknown;
        readonly right: unknown;
      }[];
      readonly links: readonly {
        readonly added: readonly string[];
        /** @enum {string} */
        readonly list:
          | "scenarioIds"
          | "operationIds"
          | "channelIds"
          | "subscriptionIds"
          | "messageIds"
          | "elementIds";
        readonly removed: readonly string[];
      }[];
      readonly obligations: readonly {
        /** @enum {string} */
        readonly change: "added" | "changed" | "removed";
        readonly fields: readonly {
          readonly field: string;
          readonly left: unknown;
          readonly right: unknown;
        }[];
        readonly key: string;
        readonly title: string;
      }[];
    };
    readonly PromiseLinks: {
      readonly channelIds: readonly string[];
      readonly elementIds: readonly string[];
      readonly messageIds: readonly string[];
      readonly operationIds: readonly string[];
      readonly scenarioIds: readonly string[];
      readonly subscriptionIds: readonly string[];
    };
    readonly PromiseLinksRequest: {
      /** @description Channels */
      readonly channelIds?: readonly string[] | null;
      /** @description Elements */
      readonly elementIds?: readonly string[] | null;
      /** @description Messages */
      readonly messageIds?: readonly string[] | null;
      /** @description Operations */
      readonly operationIds?: readonly string[] | null;
      /** @description Scenarios */
      readonly scenarioIds?: readonly string[] | null;
      /** @description Subscriptions */
      readonly subscriptionIds?: readonly string[] | null;
    };
    readonly PromiseListItem: {
      readonly counts: components["schemas"]["EvidenceCounts"];
      /** @description user:<id> or agent-token:<id> */
      readonly draftLastChangedBy: string | null;
      readonly hasDraft: boolean;
      readonly hasGaps: boolean;
      /** Format: uuid */
      readonly id: string;
      readonly inForceRevision: number | null;
      readonly latestRevision: number;
      readonly needsReview: boolean;
      /** @enum {string} */
      readonly origin: "human" | "ai-suggested" | "agent-suggested";
      readonly requirementId: string;
      /** @enum {string} */
      readonly state: "draft" | "approved" | "retired";
      readonly title: string;
      /** @description ISO 8601 in UTC */
      readonly updatedAt: string;
    };
    readonly PromiseRequest: {
      /** @description What is promised */
      readonly claim: string;
      /** @description Needed for approval */
      readonly evidenceCriteria: string | null;
      /** @description Needed for approval */
      readonly expectedOutcome: string | null;
      readonly forbiddenEvents: readonly components["schemas"]["ForbiddenEventRequest"][] | null;
      /** @description Needed for approval */
      readonly forbiddenOutcome: string | null;
      readonly links: components["schemas"]["PromiseLinksRequest"] | null;
      /**
       * @description Of a new promise
       * @enum {string|null}
       */
      readonly origin?: "human" | "ai-suggested" | null;
      /** @description Needed for approval */
      readonly preconditions: string | null;
      readonly requiresPattern: components["schemas"]["RequiredPatternRequest"] | null;
      /** @description Where it holds */
      readonly scope: string | null;
      readonly title: string;
    };
    readonly PromiseResponse: {
      readonly draft: components["schemas"]["PromiseRevision"] | null;
      /** Format: uuid */
      readonly id: string;
      readonly inForce: components["schemas"]["PromiseRevision"] | null;
      readonly inForceRevision: number | null;
      readonly latestRevision: number;
      readonly missingLinks: readonly components["schemas"]["LinkedThing"][];
      readonly needsReview: boolean;
      /** @enum {string} */
      readonly origin: "human" | "ai-suggested" | "agent-suggested";
      readonly requirementId: string;
      readonly revisions: readonly components["schemas"]["PromiseRevision"][];
      /** @enum {string} */
      readonly state: "draft" | "approved" | "retired";
    };
    readonly PromiseRevision: {
      /** @description ISO 8601 in UTC */
      readonly approvedAt: string | null;
      /** @description user:<id> or agent-token:<id> */
      readonly approvedBy: string | null;
      readonly claim: string | null;
      readonly comment: string | null;
      /** @description SHA-256, 64 lower-case hex digits */
      readonly contentHash: string;
      readonly evidenceCriteria: string | null;
      readonly evidenceStatus: components["schemas"]["EvidenceStatus"] | null;
      readonly expectedOutcome: string | null;
      readonly forbiddenEvents:
        | readonly {
            /** @enum {string} */
            readonly kind:
              | "RequestSent"
              | "ResponseReceived"
              | "RequestFailed"
              | "RequestTimedOut"
              | "RetryScheduled"
              | "Published"
              | "PublishFailed"
              | "Delivered"
              | "DeliveryFailed"
              | "DeadLettered"
              | "Dropped"
              | "DataWritten"
              | "DataWriteFailed"
              | "BranchTaken"
              | "StepSkipped"
              | "Routed"
              | "NotRouted";
            /** Format: uuid */
            readonly target: string | null;
          }[]
        | null;
      readonly forbiddenOutcome: string | null;
      /** @description ISO 8601 in UTC */
      readonly lastChangedAt: string | null;
      /** @description user:<id> or agent-token:<id> */
      readonly lastChangedBy: string | null;
      readonly links: components["schemas"]["PromiseLinks"] | null;
      readonly obligations: readonly components["schemas"]["ObligationResponse"][];
      readonly preconditions: string | null;
      readonly requiresPattern: {
        /** @enum {string} */
        readonly pattern: "transactional-outbox" | "in-memory-outbox";
        readonly repository: string;
        readonly service: string | null;
      } | null;
      readonly retire: boolean;
      readonly revision: number;
      readonly scope: string | null;
      /** @enum {string} */
      readonly state: "draft" | "approved";
      readonly title: string | null;
    };
    readonly ProvenanceDto: {
      /**
       * Format: date-time
       * @description When that was
       */
      readonly acceptedAt: string | null;
      /**
       * Format: uuid
       * @description The person who stood for it
       */
      readonly acceptedBy: string | null;
      /** @description How sure, from 0 to 1 */
      readonly confidence: number | null;
      /** @description Of the source */
      readonly revision: string | null;
      /** @description Where it was found */
      readonly source: string | null;
    };
    readonly ProvenanceRequest: {
      /**
       * Format: date-time
       * @description When that was
       */
      readonly acceptedAt?: string | null;
      /**
       * Format: uuid
       * @description The person who stood for it
       */
      readonly acceptedBy?: string | null;
      /** @description How sure, from 0 to 1 */
      readonly confidence?: number | null;
      /** @description Of the source */
      readonly revision?: string | null;
      /** @description Where it was found */
      readonly source?: string | null;
    };
    readonly ProviderAnswer: {
      readonly displayName: string;
      readonly name: string;
    };
    readonly PublishStep: {
      /** @description The channel, by its ID */
      readonly channel?: string | null;
      /** @description The publishing element, by its ID */
      readonly from?: string | null;
      /** @description From subscription ID to the steps its consumer runs */
      readonly handlers?: {
        readonly [key: string]:
          | readonly (
              | (
                  | components["schemas"]["CallStep"]
                  | components["schemas"]["PublishStep"]
                  | components["schemas"]["WriteStep"]
                  | components["schemas"]["ParallelStep"]
                  | components["schemas"]["BranchStep"]
                )
              | null
            )[]
          | null;
      } | null;
      /** @description By their names */
      readonly headers?: {
        readonly [key: string]: string | null;
      } | null;
      /** @description Unique in the scenario */
      readonly id?: string | null;
      /** @description The message, by its ID */
      readonly message?: string | null;
      /** @description The payload: any JSON value or null */
      readonly payload?: unknown;
      readonly routingKey?: string | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: "PublishStep";
    };
    readonly QuestionEnd: {
      /** @description null where it was dropped */
      readonly answer: string | null;
      /** @description ISO 8601 in UTC */
      readonly at: string;
      /** @description user:<id> or agent-token:<id> */
      readonly by: string;
      /** @enum {string} */
      readonly status: "answered" | "dropped";
    };
    readonly QuestionListItem: {
      readonly about: readonly string[];
      readonly answer: string | null;
      /** @description Of who answered or dropped it; null while it is open */
      readonly answeredAt: string | null;
      /** @description Of who answered or dropped it; null while it is open */
      readonly answeredBy: string | null;
      /** @description ISO 8601 in UTC */
      readonly askedAt: string;
      /** @description user:<id> or agent-token:<id> */
      readonly askedBy: string;
      /** Format: uuid */
      readonly id: string;
      /** @description Those of about that the project does not have */
      readonly missingAbout: readonly string[];
      /** @enum {string} */
      readonly origin: "human" | "ai-suggested" | "agent-suggested";
      /** @description What it was kept from; null of one that was asked by itself */
      readonly source: unknown;
      /** @enum {string} */
      readonly status: "open" | "answered" | "dropped";
      readonly text: string;
    };
    readonly QuestionRequest: {
      /** @description What it is about: facts, schemas, scenarios, promises or decisions by their IDs */
      readonly about?: readonly string[] | null;
      /**
       * @description human, or left out
       * @enum {string|null}
       */
      readonly origin?: "human" | null;
      /** @description What is asked */
      readonly text: string;
    };
    readonly QuestionResponse: {
      readonly about: readonly string[];
      readonly answer: string | null;
      /** @description Of who answered or dropped it; null while it is open */
      readonly answeredAt: string | null;
      /** @description Of who answered or dropped it; null while it is open */
      readonly answeredBy: string | null;
      /** @description ISO 8601 in UTC */
      readonly askedAt: string;
      /** @description user:<id> or agent-token:<id> */
      readonly askedBy: string;
      /** @description How it ended before it was reopened, newest first */
      readonly history: readonly components["schemas"]["QuestionEnd"][];
      /** Format: uuid */
      readonly id: string;
      /** @description Those of about that the project does not have */
      readonly missingAbout: readonly string[];
      /** @enum {string} */
      readonly origin: "human" | "ai-suggested" | "agent-suggested";
      /** @description What it was kept from; null of one that was asked by itself */
      readonly source: unknown;
      /** @enum {string} */
      readonly status: "open" | "answered" | "dropped";
      readonly text: string;
    };
    readonly Recipe: {
      readonly plan?: {
        readonly contractIds: readonly string[];
        readonly evidenceSource: {
          readonly job: string | null;
          readonly repository: string;
          /** @enum {string} */
          readonly system: "codehost-actions" | "other";
          readonly workflow: string;
        } | null;
        readonly expectedObservations: readonly string[];
        readonly forbiddenObservations: readonly string[];
        readonly inputs: readonly string[];
        readonly steps: readonly string[];
      };
      readonly scenarioCheck?: {
        readonly expect: readonly (
          | components["schemas"]["OutcomeAssertion"]
          | components["schemas"]["EventCountAssertion"]
        )[];
        readonly faults: readonly {
          readonly failFirst: number | null;
          /** @enum {string} */
          readonly kind: "Error" | "Outage" | "Timeout";
          /** Format: uuid */
          readonly target: string;
        }[];
        /** Format: uuid */
        readonly scenarioId: string;
      };
      readonly sourcePattern?: {
        /** @enum {string} */
        readonly pattern: "transactional-outbox" | "in-memory-outbox";
        readonly repository: string;
        readonly requireUnconditional: boolean;
        readonly service: string | null;
      };
      readonly text: string;
    };
    readonly RecipeRequest: {
      readonly plan?: components["schemas"]["TestPlanRequest"] | null;
      readonly scenarioCheck?: components["schemas"]["ScenarioCheckRequest"] | null;
      readonly sourcePattern?: components["schemas"]["SourcePatternRequest"] | null;
      /** @description What is done, in words */
      readonly text: string;
    };
    readonly RegisterRequest: {
      readonly displayName: string;
      /** Format: email */
      readonly email: string;
      /**
       * Format: password
       * @description At least one digit and one upper-case letter; at most 72 bytes of UTF-8
       */
      readonly password: string;
    };
    readonly RejectDecisionRequest: {
      /** @description Of the decision that was read; null takes any */
      readonly contentHash?: string | null;
      /** @description Why, not blank */
      readonly reason: string | null;
    };
    readonly RelationshipDto: {
      /**
       * @description How sure it is
       * @enum {string}
       */
      readonly factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
      /** Format: uuid */
      readonly fromId: string;
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "structural" | "behavioural";
      readonly label: string | null;
      readonly lineShape: string | null;
      readonly provenance: components["schemas"]["ProvenanceDto"] | null;
      readonly stale: components["schemas"]["StaleMarkDto"] | null;
      readonly technology: string | null;
      /** Format: uuid */
      readonly toId: string;
    };
    readonly RelationshipRequest: {
      /**
       * @description How sure it is
       * @default declared
       * @enum {string|null}
       */
      readonly factStatus?:
        | "declared"
        | "observed-in-source"
        | "inferred"
        | "measured"
        | "unknown"
        | ""
        | null;
      /** Format: uuid */
      readonly fromId: string;
      /** Format: uuid */
      readonly id?: string;
      /**
       * @default structural
       * @enum {string|null}
       */
      readonly kind?: "structural" | "behavioural" | "" | null;
      readonly label?: string | null;
      readonly lineShape?: string | null;
      readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
      /** @description Not taken: the mark stays as it is */
      readonly stale?: {
        readonly reason: string;
        readonly sinceRevision: string;
      } | null;
      readonly technology?: string | null;
      /** Format: uuid */
      readonly toId: string;
    };
    readonly RemovedFactResponse: {
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind:
        | "element"
        | "relationship"
        | "message"
        | "channel"
        | "operation"
        | "subscription"
        | "binding"
        | "schema";
      /** @description Name, label or routing key */
      readonly name: string | null;
    };
    readonly RemovedFactsResponse: {
      /** @description The version written */
      readonly modelVersion: number;
      /** @description The fact first, the others by kind and ID */
      readonly removed: readonly components["schemas"]["RemovedFactResponse"][];
    };
    readonly ReplaceScenarioRequest: {
      readonly assertions: readonly (
        | (components["schemas"]["OutcomeAssertion"] | components["schemas"]["EventCountAssertion"])
        | null
      )[];
      readonly faults: readonly (components["schemas"]["Fault"] | null)[];
      /**
       * Format: uuid
       * @description The ID of the path, or missing
       */
      readonly id?: string | null;
      readonly name: string;
      /** @description In the order they run */
      readonly steps: readonly (
        | (
            | components["schemas"]["CallStep"]
            | components["schemas"]["PublishStep"]
            | components["schemas"]["WriteStep"]
            | components["schemas"]["ParallelStep"]
            | components["schemas"]["BranchStep"]
          )
        | null
      )[];
    };
    readonly ReplaceViewRequest: {
      /** @description When not empty, exactly what is shown */
      readonly elementIds?: readonly string[] | null;
      /**
       * Format: uuid
       * @description The ID of the path, or missing
       */
      readonly id?: string | null;
      /** @enum {string} */
      readonly kind: "landscape" | "system" | "app" | "flow";
      readonly name: string;
      /** @description Where the top left corners of boxes are, in pixels, by the ID of an element or channel */
      readonly positions?: {
        readonly [key: string]: {
          readonly x: number;
          readonly y: number;
        };
      } | null;
      /**
       * Format: uuid
       * @description The system or app that such a view is about
       */
      readonly rootId?: string | null;
      /**
       * Format: uuid
       * @description The scenario that a view of kind flow shows
       */
      readonly scenarioId?: string | null;
    };
    readonly RequiredPatternRequest: {
      /** @enum {string} */
      readonly pattern: "transactional-outbox" | "in-memory-outbox";
      /** @description owner/name in lower case */
      readonly repository: string;
      readonly service?: string | null;
    };
    readonly RetryDto: {
      /** @description Milliseconds */
      readonly backoffMs: number;
      readonly maxAttempts: number;
    };
    readonly ReviseRequest: {
      /** @description The new draft retires the promise */
      readonly retire?: boolean | null;
    };
    readonly RevisionModelResponse: {
      /** @description The model document as of then */
      readonly model: components["schemas"]["ModelDocumentDto"];
      readonly revision: components["schemas"]["RevisionResponse"];
    };
    readonly RevisionResponse: {
      /** Format: date-time */
      readonly createdAt: string;
      /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
      readonly createdBy: string;
      /** Format: uuid */
      readonly id: string;
      /** @description SHA-256 of the canonical JSON of the eight lists */
      readonly modelHash: string;
      /** @description Version of main */
      readonly modelVersion: number;
      readonly name: string;
      readonly note: string | null;
      /** Format: uuid */
      readonly projectId: string;
    };
    readonly RuleResponse: {
      /** @enum {string} */
      readonly category: "resilience" | "contracts" | "truth" | "overengineering";
      readonly id: string;
      /** @description What it reads */
      readonly reads: string;
      /** @description What settles a concern or an unknown */
      readonly settle: string;
      readonly title: string;
      readonly version: number;
    };
    readonly RunChecksRequest: {
      /** @description null: the approved one in force */
      readonly revision?: number | null;
    };
    readonly RunInput: {
      readonly hash: string | null;
      readonly id: string;
      /** @enum {string} */
      readonly kind: "model" | "scenario" | "schema" | "repository" | "scan";
      readonly version: number | null;
    };
    readonly RunManyRequest: {
      /** @description null: every promise that has such checks */
      readonly promiseIds?: readonly string[] | null;
    };
    readonly RunManyResponse: {
      /** @description Checks that are stale or not run still */
      readonly left: number;
      readonly runs: readonly components["schemas"]["VerificationRunResponse"][];
    };
    readonly RunRequest: {
      /**
       * Format: uuid
       * @description Of a scenario-check
       */
      readonly branchId?: string | null;
      /**
       * Format: uuid
       * @description Of a scenario-check
       */
      readonly modelRevisionId?: string | null;
      /** @description null: the approved one in force */
      readonly revision?: number | null;
      /**
       * Format: uuid
       * @description Of a source-pattern-check
       */
      readonly scanId?: string | null;
    };
    readonly RunResultResponse: {
      readonly assertions: readonly components["schemas"]["AssertionResultResponse"][];
      readonly engineVersion: number;
      readonly events: readonly components["schemas"]["TraceEventResponse"][];
      readonly hash: string;
      /** @description With issues nothing was played */
      readonly issues: readonly components["schemas"]["ScenarioIssueResponse"][];
      /** @description A name for each ID an event can hold */
      readonly labels: {
        readonly [key: string]: string;
      };
      readonly modelVersion: number;
      /** @description From step ID to outcome, in document order */
      readonly outcomes: {
        readonly [key: string]: "Succeeded" | "Failed" | "Skipped";
      };
    };
    readonly ScenarioCheckRequest: {
      /** @description At least one */
      readonly expect: readonly (
        | components["schemas"]["OutcomeOfCheckRequest"]
        | components["schemas"]["EventCountOfCheckRequest"]
      )[];
      /** @description Beside those of the scenario */
      readonly faults?: readonly components["schemas"]["CheckFaultRequest"][] | null;
      /**
       * Format: uuid
       * @description The scenario that is played
       */
      readonly scenarioId: string;
    };
    readonly ScenarioIssueResponse: {
      /** @enum {string} */
      readonly code:
        | "unknown-element"
        | "unknown-operation"
        | "unknown-channel"
        | "unknown-message"
        | "unknown-subscription"
        | "unknown-schema"
        | "subscription-not-on-channel"
        | "invalid-routing-key"
        | "unknown-step"
        | "invalid-outcome"
        | "schema-mismatch"
        | "missing-payload"
        | "invalid-schema"
        | "duplicate-step-id"
        | "missing-step-id"
        | "missing-dataset"
        | "malformed-scenario"
        | "unknown-fault-target"
        | "duplicate-fault"
        | "invalid-fault"
        | "invalid-assertion"
        | "unknown-assertion-target"
        | "invalid-payload"
        | "payload-too-large"
        | "too-deep"
        | "too-many-steps"
        | "trace-too-large"
        | "invalid-model"
        | "validation-too-slow";
      readonly message: string;
      readonly stepId: string | null;
    };
    readonly ScenarioListItem: {
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
    };
    readonly ScenarioOriginResponse: {
      /** @enum {string} */
      readonly kind: "ai-proposal";
      readonly model: string;
      /** Format: uuid */
      readonly proposalId: string;
      readonly provider: string;
    };
    readonly ScenarioPage: {
      readonly items: readonly components["schemas"]["ScenarioListItem"][];
      /** @description The cursor of the next page; null on the last */
      readonly nextCursor: string | null;
    };
    readonly ScenarioResponse: {
      readonly assertions: readonly (
        | (components["schemas"]["OutcomeAssertion"] | components["schemas"]["EventCountAssertion"])
        | null
      )[];
      readonly faults: readonly (components["schemas"]["Fault"] | null)[];
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
      /** @description null for one a person wrote */
      readonly origin: components["schemas"]["ScenarioOriginResponse"] | null;
      /** @description In the order they run */
      readonly steps: readonly (
        | (
            | components["schemas"]["CallStep"]
            | components["schemas"]["PublishStep"]
            | components["schemas"]["WriteStep"]
            | components["schemas"]["ParallelStep"]
            | components["schemas"]["BranchStep"]
          )
        | null
      )[];
    };
    readonly SchemaDto: {
      /** @description A JSON Schema, as text */
      readonly content: string;
      readonly description: string | null;
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
      /** @description Rises with each change; ignored where it is sent */
      readonly version: number;
    };
    readonly SchemaRequest: {
      /** @description A JSON Schema, as text */
      readonly content: string;
      readonly description?: string | null;
      /** Format: uuid */
      readonly id?: string;
      readonly name: string;
    };
    readonly SchemaVersionResponse: {
      /** @example user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10 */
      readonly actor: string;
      /** Format: date-time */
      readonly at: string;
      readonly content: string;
      readonly description: string | null;
      /** @description The version of main from which it holds */
      readonly modelVersion: number;
      readonly name: string;
      readonly version: number;
    };
    readonly SecretStatusResponse: {
      /** @description Where it was saved for; null when the row cannot be verified */
      readonly boundOrigin: string | null;
      /** @description Changes with the value; null when the stored row cannot be verified with the master key */
      readonly fingerprint: string | null;
      readonly isSet: boolean;
      /** @description Whether the settings still point there and the policy lets them; else it is not sent */
      readonly matchesCurrentUrl: boolean;
      readonly name: string;
      /** Format: date-time */
      readonly updatedAt: string | null;
      /** @description `user:<id>` */
      readonly updatedBy: string | null;
    };
    readonly SelfCheckResponse: {
      readonly asyncApiChannels: {
        readonly expected: number;
        readonly missing: number;
        readonly parsed: number;
        readonly unexpected: number;
      };
      readonly asyncApiMessages: {
        readonly expected: number;
        readonly missing: number;
        readonly parsed: number;
        readonly unexpected: number;
      };
      readonly asyncApiPublications: {
        readonly expected: number;
        readonly missing: number;
        readonly parsed: number;
        readonly unexpected: number;
      };
      readonly asyncApiSubscriptions: {
        readonly expected: number;
        readonly missing: number;
        readonly parsed: number;
        readonly unexpected: number;
      };
      readonly notes: readonly string[];
      readonly openApiOperations: {
        readonly expected: number;
        readonly missing: number;
        readonly parsed: number;
        readonly unexpected: number;
      };
      readonly passed: boolean;
    };
    readonly SetSecretRequest: {
      /** @description null is refused: a credential is taken away with DELETE */
      readonly value: string | null;
    };
    readonly SettingViolation: {
      /** @description The path, as ai.providers[0].kind */
      readonly field: string;
      readonly message: string;
    };
    readonly SettingsDto: {
      /**
       * AI
       * @description AI providers and the tasks they are given.
       */
      readonly ai: {
        /**
         * Providers
         * @description The AI providers. The list replaces the list under it as a whole.
         * @default []
         */
        readonly providers: readonly ({
          /**
           * Base URL
           * @description Where the endpoint is. Empty: the built-in address of the kind.
           * @default
           */
          readonly baseUrl: string;
          /**
           * Enabled
           * @description A provider that is off serves no task.
           * @default true
           */
          readonly enabled: boolean;
          /**
           * ID
           * @description Names the provider in task routing and in the name of its API key. Unique in the list.
           */
          readonly id: string;
          /**
           * Kind
           * @description The protocol the endpoint speaks. The instance says which kinds are allowed.
           * @enum {string}
           */
          readonly kind: "vendor-a" | "vendor-b" | "vendor-c" | "vendor-a-compatible";
          /**
           * Model
           * @description The model that is asked. An enabled provider needs one.
           */
          readonly model: string;
          /**
           * Monthly budget (USD)
           * @description The most that this provider may cost in a calendar month; null sets no limit.
           * @default null
           */
          readonly monthlyBudgetUsd: number | null;
          /**
           * Name
           * @description What people see.
           */
          readonly name: string & unknown;
          /**
           * Requests per minute
           * @description The most requests in a minute; null sets no limit.
           * @default null
           */
          readonly requestsPerMinute: number | null;
          /**
           * Streaming
           * @description Whether the endpoint can stream its answer.
           * @default true
           */
          readonly supportsStreaming: boolean;
          /**
           * Structured output
           * @description Whether the endpoint accepts a JSON schema for its answer.
           * @default true
           */
          readonly supportsStructuredOutput: boolean;
          /**
           * Temperature
           * @description Sent with every request; null sends none.
           * @default null
           */
          readonly temperature: number | null;
          /**
           * Time-out (s)
           * @description Seconds after which a request is given up.
           * @default 60
           */
          readonly timeoutSeconds: number;
        } & (unknown & unknown))[];
        /**
         * Task routing
         * @description The ID of the enabled provider that does each task; null turns the task off.
         */
        readonly taskRouting: {
          /**
           * Critique
           * @description Asks questions about the design.
           * @default null
           */
          readonly critique: string | null;
          /**
           * Explain
           * @description Explains a part of the model.
           * @default null
           */
          readonly explain: string | null;
          /**
           * Infer architecture
           * @description Groups imported facts into services.
           * @default null
           */
          readonly inferArchitecture: string | null;
          /**
           * Propose a flow
           * @description Turns a request in words into a proposal.
           * @default null
           */
          readonly proposeFlow: string | null;
        };
      };
      /**
       * Code host
       * @description Where repositories are read.
       */
      readonly codehost: {
        /**
         * API base URL
         * @description The address of the code host's API. The access token is bound to its origin.
         * @default https://api.github.com
         */
        readonly apiBaseUrl: string;
        /**
         * Default ref
         * @description The branch, tag or commit that is read. Empty: the default branch of the repository.
         * @default
         */
        readonly defaultRef: string & unknown;
      };
      /**
       * Cost
       * @description Prices and estimates.
       */
      readonly cost: {
        /**
         * Price catalogue URL
         * @description The address of the public price catalogue. Empty turns the price search off.
         * @default https://prices.azure.com/api/retail/prices
         */
        readonly cloudPricesBaseUrl: string;
        /**
         * Currency
         * @description Three letters. Nothing is converted; lines priced in another currency are flagged.
         * @default USD
         */
        readonly currency: string & unknown;
        /**
         * Provider
         * @description A note of the cloud provider.
         * @default
         */
        readonly provider: string;
        /**
         * Region
         * @description A note of the region.
         * @default
         */
        readonly region: string;
        /**
         * Stale after (days)
         * @description Days after which an estimate flags a price as stale.
         * @default 90
         */
        readonly stalePriceAfterDays: number;
      };
      /**
       * Import
       * @description How much of a repository a scan reads.
       */
      readonly import: {
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
        readonly excludeGlobs: readonly string[];
        /**
         * Bytes of a file
         * @description A larger file is not read.
         * @default 262144
         */
        readonly maxFileBytes: number;
        /**
         * Files
         * @description The most files that a scan reads.
         * @default 2000
         */
        readonly maxFiles: number;
        /**
         * Bytes in total
         * @description The most bytes that a scan reads; not less than the bytes of a file.
         * @default 20971520
         */
        readonly maxTotalBytes: number;
      };
      /**
       * Notifications
       * @description Stored and checked; the service sends none.
       */
      readonly notifications: {
        /**
         * Webhook URL
         * @description The address of a webhook. Null or empty: not set.
         * @default null
         */
        readonly webhookUrl: string | null;
      };
      /**
       * Privacy
       * @description What leaves the instance.
       */
      readonly privacy: {
        /**
         * Send private code to AI
         * @description Whether an AI request may hold text from a private repository. The instance may forbid it.
         * @default false
         */
        readonly sendPrivateCodeToAi: boolean;
      };
      /**
       * Simulation
       * @description What a new stress profile starts with. Existing profiles and runs do not change.
       */
      readonly simulation: {
        /**
         * Arrivals per second
         * @description Requests that arrive in a second.
         * @default 10
         */
        readonly arrivalRatePerSecond: number;
        /**
         * Duration (s)
         * @description Seconds of virtual time that a run lasts.
         * @default 300
         */
        readonly durationSeconds: number;
        /**
         * Seed
         * @description The seed of the random numbers.
         * @default 1
         */
        readonly seed: number;
        /**
         * Warm-up (s)
         * @description Seconds at the start that are not measured; less than the duration.
         * @default 5
         */
        readonly warmUpSeconds: number;
      };
      /**
       * Usage
       * @description Limits on what a workspace may use.
       */
      readonly usage: {
        /**
         * Scans per day
         * @description The most scans of repositories in a day.
         * @default 20
         */
        readonly maxScansPerDay: number;
        /**
         * Monthly AI budget (USD)
         * @description The most that all providers together may cost in a calendar month; null sets no limit.
         * @default null
         */
        readonly monthlyAiBudgetUsd: number | null;
      };
    };
    readonly SettingsOverridesDto: {
      /**
       * AI
       * @description AI providers and the tasks they are given.
       */
      readonly ai?: {
        /**
         * Providers
         * @description The AI providers. The list replaces the list under it as a whole.
         * @default []
         */
        readonly providers?: readonly ({
          /**
           * Base URL
           * @description Where the endpoint is. Empty: the built-in address of the kind.
           * @default
           */
          readonly baseUrl?: string;
          /**
           * Enabled
           * @description A provider that is off serves no task.
           * @default true
           */
          readonly enabled?: boolean;
          /**
           * ID
           * @description Names the provider in task routing and in the name of its API key. Unique in the list.
           */
          readonly id: string;
          /**
           * Kind
           * @description The protocol the endpoint speaks. The instance says which kinds are allowed.
           * @enum {string}
           */
          readonly kind: "vendor-a" | "vendor-b" | "vendor-c" | "vendor-a-compatible";
          /**
           * Model
           * @description The model that is asked. An enabled provider needs one.
           */
          readonly model: string;
          /**
           * Monthly budget (USD)
           * @description The most that this provider may cost in a calendar month; null sets no limit.
           * @default null
           */
          readonly monthlyBudgetUsd?: number | null;
          /**
           * Name
           * @description What people see.
           */
          readonly name: string & unknown;
          /**
           * Requests per minute
           * @description The most requests in a minute; null sets no limit.
           * @default null
           */
          readonly requestsPerMinute?: number | null;
          /**
           * Streaming
           * @description Whether the endpoint can stream its answer.
           * @default true
           */
          readonly supportsStreaming?: boolean;
          /**
           * Structured output
           * @description Whether the endpoint accepts a JSON schema for its answer.
           * @default true
           */
          readonly supportsStructuredOutput?: boolean;
          /**
           * Temperature
           * @description Sent with every request; null sends none.
           * @default null
           */
          readonly temperature?: number | null;
          /**
           * Time-out (s)
           * @description Seconds after which a request is given up.
           * @default 60
           */
          readonly timeoutSeconds?: number;
        } & (unknown & unknown))[];
        /**
         * Task routing
         * @description The ID of the enabled provider that does each task; null turns the task off.
         */
        readonly taskRouting?: {
          /**
           * Critique
           * @description Asks questions about the design.
           * @default null
           */
          readonly critique?: string | null;
          /**
           * Explain
           * @description Explains a part of the model.
           * @default null
           */
          readonly explain?: string | null;
          /**
           * Infer architecture
           * @description Groups imported facts into services.
           * @default null
           */
          readonly inferArchitecture?: string | null;
          /**
           * Propose a flow
           * @description Turns a request in words into a proposal.
           * @default null
           */
          readonly proposeFlow?: string | null;
        };
      };
      /**
       * Code host
       * @description Where repositories are read.
       */
      readonly codehost?: {
        /**
         * API base URL
         * @description The address of the code host's API. The access token is bound to its origin.
         * @default https://api.github.com
         */
        readonly apiBaseUrl?: string;
        /**
         * Default ref
         * @description The branch, tag or commit that is read. Empty: the default branch of the repository.
         * @default
         */
        readonly defaultRef?: string & unknown;
      };
      /**
       * Cost
       * @description Prices and estimates.
       */
      readonly cost?: {
        /**
         * Price catalogue URL
         * @description The address of the public price catalogue. Empty turns the price search off.
         * @default https://prices.azure.com/api/retail/prices
         */
        readonly cloudPricesBaseUrl?: string;
        /**
         * Currency
         * @description Three letters. Nothing is converted; lines priced in another currency are flagged.
         * @default USD
         */
        readonly currency?: string & unknown;
        /**
         * Provider
         * @description A note of the cloud provider.
         * @default
         */
        readonly provider?: string;
        /**
         * Region
         * @description A note of the region.
         * @default
         */
        readonly region?: string;
        /**
         * Stale after (days)
         * @description Days after which an estimate flags a price as stale.
         * @default 90
         */
        readonly stalePriceAfterDays?: number;
      };
      /**
       * Import
       * @description How much of a repository a scan reads.
       */
      readonly import?: {
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
        readonly excludeGlobs?: readonly string[];
        /**
         * Bytes of a file
         * @description A larger file is not read.
         * @default 262144
         */
        readonly maxFileBytes?: number;
        /**
         * Files
         * @description The most files that a scan reads.
         * @default 2000
         */
        readonly maxFiles?: number;
        /**
         * Bytes in total
         * @description The most bytes that a scan reads; not less than the bytes of a file.
         * @default 20971520
         */
        readonly maxTotalBytes?: number;
      };
      /**
       * Notifications
       * @description Stored and checked; the service sends none.
       */
      readonly notifications?: {
        /**
         * Webhook URL
         * @description The address of a webhook. Null or empty: not set.
         * @default null
         */
        readonly webhookUrl?: string | null;
      };
      /**
       * Privacy
       * @description What leaves the instance.
       */
      readonly privacy?: {
        /**
         * Send private code to AI
         * @description Whether an AI request may hold text from a private repository. The instance may forbid it.
         * @default false
         */
        readonly sendPrivateCodeToAi?: boolean;
      };
      /**
       * Simulation
       * @description What a new stress profile starts with. Existing profiles and runs do not change.
       */
      readonly simulation?: {
        /**
         * Arrivals per second
         * @description Requests that arrive in a second.
         * @default 10
         */
        readonly arrivalRatePerSecond?: number;
        /**
         * Duration (s)
         * @description Seconds of virtual time that a run lasts.
         * @default 300
         */
        readonly durationSeconds?: number;
        /**
         * Seed
         * @description The seed of the random numbers.
         * @default 1
         */
        readonly seed?: number;
        /**
         * Warm-up (s)
         * @description Seconds at the start that are not measured; less than the duration.
         * @default 5
         */
        readonly warmUpSeconds?: number;
      };
      /**
       * Usage
       * @description Limits on what a workspace may use.
       */
      readonly usage?: {
        /**
         * Scans per day
         * @description The most scans of repositories in a day.
         * @default 20
         */
        readonly maxScansPerDay?: number;
        /**
         * Monthly AI budget (USD)
         * @description The most that all providers together may cost in a calendar month; null sets no limit.
         * @default null
         */
        readonly monthlyAiBudgetUsd?: number | null;
      };
    };
    readonly SettlesRequest: {
      /** @description Of a rule of the review */
      readonly ruleId: string;
      /**
       * Format: uuid
       * @description What the finding is about
       */
      readonly subjectId: string;
    };
    readonly SetupRequest: {
      readonly displayName: string;
      /** Format: email */
      readonly email: string;
      /**
       * Format: password
       * @description At least one digit and one upper-case letter; at most 72 bytes of UTF-8
       */
      readonly password: string;
      readonly setupToken: string;
    };
    readonly SetupStatusAnswer: {
      readonly needsSetup: boolean;
      readonly requiresSetupToken: boolean;
      /** @enum {string|null} */
      readonly setupTokenHint: "log" | "operator" | null;
    };
    readonly SignedInAnswer: {
      readonly user: components["schemas"]["UserAnswer"];
    };
    readonly SkillsResponse: {
      readonly skills: readonly components["schemas"]["ListedSkillResponse"][];
    };
    readonly SnapshotChangesResponse: {
      readonly added: readonly components["schemas"]["FindingResponse"][];
      readonly answered: readonly components["schemas"]["FindingResponse"][];
      readonly changed: readonly components["schemas"]["ChangedFindingResponse"][];
      readonly gone: readonly components["schemas"]["FindingResponse"][];
    };
    readonly SnapshotRequest: {
      /**
       * Format: uuid
       * @description An open branch
       */
      readonly branchId?: string | null;
      readonly note?: string | null;
      /**
       * Format: uuid
       * @description A revision of the model; null: main as it is now
       */
      readonly revisionId?: string | null;
    };
    readonly SnapshotResponse: {
      /** Format: uuid */
      readonly branchId: string | null;
      readonly counts: components["schemas"]["FindingCountsResponse"];
      /** Format: date-time */
      readonly createdAt: string;
      readonly createdBy: string;
      readonly findings: readonly components["schemas"]["FindingResponse"][];
      /** @description Lower-case hex SHA-256 */
      readonly hash: string;
      /** Format: uuid */
      readonly id: string;
      /** @description Lower-case hex SHA-256 */
      readonly inputsFingerprint: string;
      readonly modelVersion: number;
      readonly note: string | null;
      /** Format: uuid */
      readonly revisionId: string | null;
      readonly ruleSetVersion: string;
    };
    readonly SnapshotSummaryResponse: {
      /** Format: uuid */
      readonly branchId: string | null;
      readonly counts: components["schemas"]["FindingCountsResponse"];
      /** Format: date-time */
      readonly createdAt: string;
      readonly createdBy: string;
      /** @description Lower-case hex SHA-256 */
      readonly hash: string;
      /** Format: uuid */
      readonly id: string;
      /** @description Lower-case hex SHA-256 */
      readonly inputsFingerprint: string;
      readonly modelVersion: number;
      readonly note: string | null;
      /** Format: uuid */
      readonly revisionId: string | null;
      readonly ruleSetVersion: string;
    };
    readonly SourcePatternRequest: {
      /** @enum {string} */
      readonly pattern: "transactional-outbox" | "in-memory-outbox";
      /** @description owner/name in lower case */
      readonly repository: string;
      /** @description A pattern that exists only under a compile-time condition fails the check */
      readonly requireUnconditional?: boolean | null;
      readonly service?: string | null;
    };
    readonly StaleMarkDto: {
      /** @description Why, in a short code */
      readonly reason: string;
      /** @description The first revision without it */
      readonly sinceRevision: string;
    };
    readonly StatedInstancePolicyDto: {
      /**
       * Private network URLs
       * @description Whether settings may name addresses inside the private network.
       */
      readonly allowPrivateNetworkUrls: boolean;
      /**
       * Self-registration
       * @description Whether people may register after the first account was set up.
       */
      readonly allowSelfRegistration: boolean;
      /**
       * Private code to AI
       * @description Whether a workspace may let AI requests hold text from private repositories.
       */
      readonly allowSendingPrivateCodeToAi: boolean;
      /**
       * AI provider kinds
       * @description The kinds of AI provider that workspaces may use.
       */
      readonly allowedAiProviderKinds: readonly (
        | "vendor-a"
        | "vendor-b"
        | "vendor-c"
        | "vendor-a-compatible"
      )[];
      /**
       * Stress runs at once
       * @description Stress runs that one app process does at the same time, all workspaces together.
       * @default 4
       */
      readonly maxConcurrentStressRuns?: number;
    };
    readonly StressArrivalStage: {
      readonly fromSecond: number;
      /** @description 0 is a pause */
      readonly ratePerSecond: number;
    };
    readonly StressArrivals: {
      readonly durationSeconds: number;
      /** @enum {string} */
      readonly process: "poisson" | "constant";
      readonly ratePerSecond: number;
      /** @description At most 50, in rising order of fromSecond; may be empty */
      readonly stages: readonly components["schemas"]["StressArrivalStage"][];
      /** @description Less than durationSeconds */
      readonly warmUpSeconds: number;
    };
    readonly StressBottleneck: {
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "resource" | "subscription";
      readonly offeredLoadPpm: number;
      /** @enum {string} */
      readonly reason:
        | "overload"
        | "growing-queue"
        | "saturated"
        | "high-load"
        | "rejections"
        | "drops"
        | "headroom";
      readonly saturatedPpm: number;
      readonly utilisationPpm: number;
    };
    readonly StressBranchAssumption: {
      /** @description The ID of a branch step */
      readonly stepId: string;
      readonly thenProbability: number;
    };
    readonly StressBranchResult: {
      readonly elseCount: number;
      readonly stepId: string;
      readonly thenCount: number;
    };
    readonly StressBudget: {
      /** @description When the budget was used up; null when it was not */
      readonly endedEarlyAtMs: number | null;
      readonly events: number;
    };
    readonly StressChannelResult: {
      /** Format: uuid */
      readonly channelId: string;
      readonly deadLettered: number;
      readonly dropped: number;
      readonly notRouted: number;
      readonly published: number;
      readonly routed: number;
    };
    readonly StressComparisonResponse: {
      /**
       * @description Declared assumptions went in: nothing here is a measurement
       * @enum {string}
       */
      readonly basis: "assumed";
      /** @description Runs of different scenarios are not; only totals are set side by side */
      readonly comparable: boolean;
      readonly inputs: components["schemas"]["StressInputChanges"];
      readonly left: components["schemas"]["StressRunSummaryResponse"];
      readonly metrics: readonly components["schemas"]["StressMetricChange"][];
      readonly reasons: readonly "different-scenario"[];
      readonly right: components["schemas"]["StressRunSummaryResponse"];
    };
    readonly StressConfidence: {
      readonly batches: number;
      readonly lag1Ppm: number;
      /** @enum {string} */
      readonly method: "batch-means";
      readonly relativeHalfWidthPpm: number;
      readonly reliable: boolean;
    };
    readonly StressConstantDistribution: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: "StressConstantDistribution";
      readonly valueMs: number;
    };
    readonly StressCritical: {
      /** @description Requests per second more that it could take, an estimate */
      readonly headroomPerSecond: number;
      /** Format: uuid */
      readonly resourceId: string;
      readonly utilisationPpm: number;
    };
    readonly StressDefaultsResponse: {
      readonly arrivalRatePerSecond: number;
      readonly durationSeconds: number;
      /** @description As a profile has it */
      readonly seed: string;
      readonly warmUpSeconds: number;
    };
    readonly StressDistribution:
      | components["schemas"]["StressConstantDistribution"]
      | components["schemas"]["StressExponentialDistribution"]
      | components["schemas"]["StressUniformDistribution"]
      | components["schemas"]["StressErlangDistribution"]
      | components["schemas"]["StressLognormalDistribution"]
      | components["schemas"]["StressEmpiricalDistribution"];
    readonly StressEmpiricalDistribution: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: "StressEmpiricalDistribution";
      /** @description 2 to 100, from percentile 0 to 100, linear between */
      readonly points: readonly {
        readonly percentile: number;
        readonly valueMs: number;
      }[];
    };
    readonly StressErlangDistribution: {
      readonly k: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: "StressErlangDistribution";
      readonly meanMs: number;
    };
    readonly StressExponentialDistribution: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: "StressExponentialDistribution";
      readonly meanMs: number;
    };
    readonly StressHistogramBucket: {
      readonly count: number;
      readonly upToUs: number;
    };
    readonly StressInputChanges: {
      /** @description In the part of the model that the scenario reaches */
      readonly modelChanged: boolean;
      readonly profileChanges: readonly components["schemas"]["StressProfileChange"][];
      readonly scenarioChanged: boolean;
    };
    readonly StressInterval: {
      readonly high: number;
      /** @description With 95 %, in the unit of the number */
      readonly low: number;
      /** @description The path of the number, as `latency.p95Us` or `resources.<id>.utilisationPpm` */
      readonly path: string;
    };
    readonly StressLatencyDistribution: {
      /** @description 95 % interval of the mean */
      readonly ci95MeanUs?: {
        readonly high: number;
        readonly low: number;
      } | null;
      readonly count: number;
      readonly histogram: readonly components["schemas"]["StressHistogramBucket"][];
      readonly maxUs: number | null;
      readonly meanUs: number | null;
      readonly minUs: number | null;
      readonly p50Us: number | null;
      readonly p75Us: number | null;
      readonly p90Us: number | null;
      readonly p95Us: number | null;
      /** @description null below 1000 samples */
      readonly p999Us: number | null;
      readonly p99Us: number | null;
      readonly stdDevUs: number | null;
    };
    readonly StressLognormalDistribution: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: "StressLognormalDistribution";
      readonly medianMs: number;
      readonly p95Ms: number;
    };
    readonly StressMetricChange: {
      readonly absolute: number | null;
      /**
       * @description uncertain when it may be chance
       * @enum {string}
       */
      readonly direction: "better" | "worse" | "same" | "uncertain";
      readonly left: number | null;
      /** @description The path of the number in a run, as `latency.p95Us` or `resources.<id>.utilisationPpm` */
      readonly path: string;
      readonly relativePpm: number | null;
      readonly right: number | null;
    };
    readonly StressNote: {
      /** @enum {string} */
      readonly code:
        | "assumed"
        | "open-load"
        | "shared-queue"
        | "no-cancel"
        | "no-drain"
        | "zero-service-time"
        | "unbounded-queue"
        | "unlimited-store"
        | "unlimited-subscription";
      readonly message: string;
      /** Format: uuid */
      readonly targetId: string | null;
    };
    readonly StressOperationResult: {
      /** @description Attempts per call */
      readonly amplificationPpm: number | null;
      readonly attemptLatency: components["schemas"]["StressLatencyDistribution"];
      readonly attempts: number;
      readonly callLatency: components["schemas"]["StressLatencyDistribution"];
      readonly calls: number;
      readonly failed: number;
      readonly faulted: number;
      /** @description Attempts that were served after their time-out */
      readonly late: number;
      /** Format: uuid */
      readonly operationId: string;
      readonly rejected: number;
      readonly succeeded: number;
      readonly timedOut: number;
      readonly waitMeanUs: number | null;
      readonly waitP95Us: number | null;
    };
    readonly StressOutage: {
      readonly fromMs: number;
      /** @enum {string} */
      readonly kind: "Error" | "Outage" | "Timeout";
      /**
       * @description Share of attempts that meet it
       * @default 1
       */
      readonly share?: number;
      /**
       * Format: uuid
       * @description An operation, channel, subscription or element
       */
      readonly targetId: string;
      /** @description The end is not in the window */
      readonly toMs: number;
    };
    readonly StressOutageTarget: {
      /** @enum {string} */
      readonly kind: "operation" | "channel" | "subscription" | "element";
      readonly name: string;
      /** Format: uuid */
      readonly targetId: string;
    };
    readonly StressPolicyOverride: {
      /** @default 1 */
      readonly backoffFactor?: number;
      readonly backoffMs?: number | null;
      /**
       * @default none
       * @enum {string}
       */
      readonly jitter?: "none" | "full";
      readonly maxAttempts?: number | null;
      readonly maxBackoffMs?: number | null;
      /**
       * Format: uuid
       * @description An operation or a subscription
       */
      readonly targetId: string;
      /** @description Of an operation; null keeps the model's value */
      readonly timeoutMs?: number | null;
    };
    readonly StressProfileChange: {
      /** @description Any JSON value or null */
      readonly left: unknown;
      readonly path: string;
      /** @description Any JSON value or null */
      readonly right: unknown;
    };
    readonly StressProfileRequest: {
      readonly arrivals: components["schemas"]["StressArrivals"];
      readonly branches: readonly components["schemas"]["StressBranchAssumption"][];
      readonly name: string;
      readonly outages: readonly components["schemas"]["StressOutage"][];
      readonly overrides: readonly components["schemas"]["StressPolicyOverride"][];
      readonly resources: readonly components["schemas"]["StressResourceAssumption"][];
      /** Format: uuid */
      readonly scenarioId: string;
      readonly seed: string;
      readonly serviceTimes: readonly components["schemas"]["StressServiceTimeAssumption"][];
      readonly subscriptions: readonly components["schemas"]["StressSubscriptionAssumption"][];
    };
    readonly StressProfileResponse: {
      readonly arrivals: components["schemas"]["StressArrivals"];
      /**
       * @description Declared assumptions: nothing here is a measurement
       * @enum {string}
       */
      readonly basis: "assumed";
      readonly branches: readonly components["schemas"]["StressBranchAssumption"][];
      /** Format: date-time */
      readonly createdAt: string;
      /** @description `user:` and the ID of an account */
      readonly createdBy: string;
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
      readonly outages: readonly components["schemas"]["StressOutage"][];
      readonly overrides: readonly components["schemas"]["StressPolicyOverride"][];
      readonly resources: readonly components["schemas"]["StressResourceAssumption"][];
      /** Format: uuid */
      readonly scenarioId: string;
      readonly seed: string;
      readonly serviceTimes: readonly components["schemas"]["StressServiceTimeAssumption"][];
      readonly subscriptions: readonly components["schemas"]["StressSubscriptionAssumption"][];
      /** Format: date-time */
      readonly updatedAt: string;
      /** @description `user:` and the ID of an account */
      readonly updatedBy: string;
      /** @description Rises by one with each change */
      readonly version: number;
    };
    readonly StressProfileSummary: {
      /**
       * @description Declared assumptions went in: nothing here is a measurement
       * @enum {string}
       */
      readonly basis: "assumed";
      readonly durationSeconds: number;
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: uuid
       * @description The newest run; null when there is none
       */
      readonly lastRunId: string | null;
      /** @enum {string|null} */
      readonly lastRunVerdict: "stable" | "degraded" | "saturated" | "unstable" | "inconclusive" | null;
      readonly name: string;
      readonly ratePerSecond: number;
      /** Format: uuid */
      readonly scenarioId: string;
      /** Format: date-time */
      readonly updatedAt: string;
    };
    readonly StressRequestCounts: {
      /** @description Every arrival; the other counts are of those from the end of the warm-up on */
      readonly arrived: number;
      readonly failed: number;
      readonly goodputPerSecond: number;
      readonly inFlightAtEnd: number;
      /** @description succeeded, failed and inFlightAtEnd add up to it */
      readonly measured: number;
      readonly succeeded: number;
      /** @description Of those that ended */
      readonly successRatePpm: number | null;
      readonly throughputPerSecond: number;
    };
    readonly StressRequiredBranch: {
      /** @enum {string} */
      readonly is: "Succeeded" | "Failed" | "Skipped";
      readonly stepId: string;
      readonly whenStep: string;
    };
    readonly StressRequiredResource: {
      /** Format: uuid */
      readonly elementId: string;
      /** @description The kind of the element */
      readonly kind: string;
      readonly name: string;
      readonly reasons: readonly ("owns-operation" | "consumes" | "store")[];
      /** @description false for an element that is only written to */
      readonly required: boolean;
    };
    readonly StressRequiredServiceTime: {
      /** @enum {string} */
      readonly kind: "operation" | "subscription" | "store";
      readonly name: string;
      /** Format: uuid */
      readonly ownerId: string;
      readonly retry: components["schemas"]["StressRetry"] | null;
      readonly stepIds: readonly string[];
      /** Format: uuid */
      readonly targetId: string;
      /** @description Of an operation; 0 is none */
      readonly timeoutMs: number | null;
    };
    readonly StressRequiredSubscription: {
      /** Format: uuid */
      readonly channelId: string;
      /** Format: uuid */
      readonly consumerId: string;
      /** Format: uuid */
      readonly deadLetterChannelId: string | null;
      readonly name: string;
      readonly retry: components["schemas"]["StressRetry"] | null;
      readonly stepIds: readonly string[];
      /** Format: uuid */
      readonly subscriptionId: string;
    };
    readonly StressRequirementsResponse: {
      /**
       * @description Declared assumptions went in: nothing here is a measurement
       * @enum {string}
       */
      readonly basis: "assumed";
      /**
       * Format: uuid
       * @description null for the main model
       */
      readonly branchId: string | null;
      readonly branches: readonly components["schemas"]["StressRequiredBranch"][];
      /** @description Why the scenario cannot be run; then the lists are empty */
      readonly issues: readonly components["schemas"]["ScenarioIssueResponse"][];
      /** @description What profiles and runs may hold; eventsOfRequest is what one request takes */
      readonly limits: {
        readonly [key: string]: number;
      };
      readonly modelVersion: number;
      readonly outageTargets: readonly components["schemas"]["StressOutageTarget"][];
      readonly policyTargets: readonly string[];
      readonly resources: readonly components["schemas"]["StressRequiredResource"][];
      /** Format: uuid */
      readonly scenarioId: string;
      readonly serviceTimes: readonly components["schemas"]["StressRequiredServiceTime"][];
      readonly subscriptions: readonly components["schemas"]["StressRequiredSubscription"][];
    };
    readonly StressResourceAssumption: {
      /** @description Of each instance */
      readonly concurrency: number;
      /**
       * Format: uuid
       * @description An element that owns a called operation, consumes a delivery, or is written to
       */
      readonly elementId: string;
      /**
       * @description call: a slot is held to the end of the attempt, nested calls included; work: for its own time
       * @default call
       * @enum {string}
       */
      readonly hold?: "call" | "work";
      readonly instances: number;
      /** @description Of all instances together; null is the engine's cap */
      readonly queueLimit: number | null;
    };
    readonly StressResourceResult: {
      readonly arrivals: number;
      readonly busyMeanMilli: number;
      /** Format: uuid */
      readonly elementId: string;
      /** @description Share of busy time spent on timed-out attempts */
      readonly lateWorkPpm: number;
      /** @description Work that arrives, over what all servers can do */
      readonly offeredLoadPpm: number;
      readonly queueMax: number;
      readonly queueMeanMilli: number;
      readonly rejected: number;
      /** @description Share of time with every server busy */
      readonly saturatedPpm: number;
      readonly servers: number;
      readonly utilisationPpm: number;
      readonly waitMeanUs: number | null;
      readonly waitP95Us: number | null;
    };
    readonly StressResourceSeries: {
      readonly busyMilli: readonly number[];
      /** Format: uuid */
      readonly elementId: string;
      readonly queueMilli: readonly number[];
    };
    readonly StressRetry: {
      readonly backoffMs: number;
      readonly maxAttempts: number;
    };
    readonly StressRunResponse: {
      /**
       * @description Declared assumptions went in: nothing here is a measurement
       * @enum {string}
       */
      readonly basis: "assumed";
      /** @description The tightest first */
      readonly bottlenecks: readonly components["schemas"]["StressBottleneck"][];
      /**
       * Format: uuid
       * @description null for a run on the main model
       */
      readonly branchId: string | null;
      readonly branches: readonly components["schemas"]["StressBranchResult"][];
      readonly budget: components["schemas"]["StressBudget"];
      readonly channels: readonly components["schemas"]["StressChannelResult"][];
      readonly confidence: components["schemas"]["StressConfidence"] | null;
      /**
       * @description Why confidence is null
       * @enum {string|null}
       */
      readonly confidenceReason: "stages" | "outages" | "unstable" | "few-samples" | null;
      readonly critical: components["schemas"]["StressCritical"] | null;
      readonly engineVersion: number;
      /** @description Of requests that failed */
      readonly failedLatency: components["schemas"]["StressLatencyDistribution"];
      /** Format: uuid */
      readonly id: string;
      /** @description Of everything the result depends on */
      readonly inputsHash: string;
      /** @description By path; none where `confidence` is null, and not there in runs from before there were any */
      readonly intervals?: readonly components["schemas"]["StressInterval"][];
      /** @description Of requests that succeeded */
      readonly latency: components["schemas"]["StressLatencyDistribution"];
      /** @description Of the part of the model that the scenario reaches */
      readonly modelHash: string;
      readonly modelVersion: number;
      /** @description Assumptions that were made */
      readonly notes: readonly components["schemas"]["StressNote"][];
      readonly operations: readonly components["schemas"]["StressOperationResult"][];
      /** @description The profile as it was run */
      readonly profile: components["schemas"]["StressProfileRequest"];
      /** Format: uuid */
      readonly profileId: string;
      /** @description The version of the profile that was run */
      readonly profileVersion: number;
      readonly requests: components["schemas"]["StressRequestCounts"];
      readonly resources: readonly components["schemas"]["StressResourceResult"][];
      /** @description Equal inputs give the equal hash */
      readonly resultHash: string;
      /** @description Of the scenario */
      readonly scenarioHash: string;
      /** Format: uuid */
      readonly scenarioId: string;
      readonly seed: string;
      readonly series: components["schemas"]["StressSeries"];
      /** Format: date-time */
      readonly startedAt: string;
      /** @description `user:` and the ID of an account */
      readonly startedBy: string;
      readonly stores: readonly components["schemas"]["StressStoreResult"][];
      readonly subscriptions: readonly components["schemas"]["StressSubscriptionResult"][];
      /** @enum {string} */
      readonly verdict: "stable" | "degraded" | "saturated" | "unstable" | "inconclusive";
      readonly verdictReasons: readonly (
        | "event-budget"
        | "falling-behind"
        | "growing-queue"
        | "overload"
        | "failures"
        | "few-samples"
        | "wide-interval"
        | "saturated"
        | "high-load"
        | "rejections"
        | "drops"
        | "retry-amplification"
      )[];
    };
    readonly StressRunSummaryResponse: {
      /**
       * @description Declared assumptions went in: nothing here is a measurement
       * @enum {string}
       */
      readonly basis: "assumed";
      /**
       * Format: uuid
       * @description null for a run on the main model
       */
      readonly branchId: string | null;
      /**
       * Format: uuid
       * @description The resource with the highest offered load
       */
      readonly criticalResourceId: string | null;
      /** Format: uuid */
      readonly id: string;
      readonly modelVersion: number;
      /** @description Microseconds, of requests that succeeded; null when there are none */
      readonly p50Us: number | null;
      readonly p95Us: number | null;
      readonly p99Us: number | null;
      /** @description Equal inputs give the equal hash */
      readonly resultHash: string;
      /** Format: date-time */
      readonly startedAt: string;
      /** @description `user:` and the ID of an account */
      readonly startedBy: string;
      /** @description Parts per million of the requests that ended */
      readonly successRatePpm: number | null;
      readonly throughputPerSecond: number;
      /** @enum {string} */
      readonly verdict: "stable" | "degraded" | "saturated" | "unstable" | "inconclusive";
    };
    readonly StressSeries: {
      /** @description Width of a bucket */
      readonly bucketMs: number;
      readonly buckets: readonly components["schemas"]["StressSeriesBucket"][];
      readonly resources: readonly components["schemas"]["StressResourceSeries"][];
      readonly subscriptions: readonly components["schemas"]["StressSubscriptionSeries"][];
    };
    readonly StressSeriesBucket: {
      readonly arrived: number;
      readonly atMs: number;
      readonly failed: number;
      readonly inFlight: number;
      readonly latencyP95Us: number | null;
      readonly succeeded: number;
    };
    readonly StressServiceTimeAssumption: {
      readonly distribution: components["schemas"]["StressDistribution"];
      /**
       * @description Share of attempts that do their work and then fail
       * @default 0
       */
      readonly errorRate?: number;
      /**
       * Format: uuid
       * @description An operation, a subscription or a store
       */
      readonly targetId: string;
    };
    readonly StressStoreResult: {
      /** Format: uuid */
      readonly elementId: string;
      readonly failed: number;
      readonly writes: number;
    };
    readonly StressSubscriptionAssumption: {
      /** @description null is the engine's cap */
      readonly backlogLimit: number | null;
      readonly concurrency: number;
      readonly deliveryDelayMs: number;
      /** @enum {string} */
      readonly overflow: "drop" | "dead-letter";
      /** Format: uuid */
      readonly subscriptionId: string;
    };
    readonly StressSubscriptionResult: {
      readonly amplificationPpm: number | null;
      readonly attempts: number;
      readonly backlogAtEnd: number;
      readonly backlogMax: number;
      readonly backlogMeanMilli: number;
      readonly deadLettered: number;
      readonly delivered: number;
      readonly dropped: number;
      readonly failed: number;
      readonly growing: boolean;
      readonly lagMaxUs: number | null;
      /** @description From publish to the start of the handler */
      readonly lagP95Us: number | null;
      /** Format: uuid */
      readonly subscriptionId: string;
    };
    readonly StressSubscriptionSeries: {
      readonly backlog: readonly number[];
      /** Format: uuid */
      readonly subscriptionId: string;
    };
    readonly StressUniformDistribution: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: "StressUniformDistribution";
      readonly maxMs: number;
      readonly minMs: number;
    };
    readonly SubscriptionDto: {
      /** Format: uuid */
      readonly channelId: string;
      /** Format: uuid */
      readonly consumerId: string;
      /** Format: uuid */
      readonly deadLetterChannelId: string | null;
      /**
       * @description How sure it is
       * @enum {string}
       */
      readonly factStatus: "declared" | "observed-in-source" | "inferred" | "measured" | "unknown";
      /** Format: uuid */
      readonly id: string;
      readonly provenance: components["schemas"]["ProvenanceDto"] | null;
      readonly retry: components["schemas"]["RetryDto"] | null;
      readonly stale: components["schemas"]["StaleMarkDto"] | null;
    };
    readonly SubscriptionRequest: {
      /** Format: uuid */
      readonly channelId: string;
      /** Format: uuid */
      readonly consumerId: string;
      /** Format: uuid */
      readonly deadLetterChannelId?: string | null;
      /**
       * @description How sure it is
       * @default declared
       * @enum {string|null}
       */
      readonly factStatus?:
        | "declared"
        | "observed-in-source"
        | "inferred"
        | "measured"
        | "unknown"
        | ""
        | null;
      /** Format: uuid */
      readonly id?: string;
      readonly provenance?: components["schemas"]["ProvenanceRequest"] | null;
      readonly retry?: components["schemas"]["RetryDto"] | null;
      /** @description Not taken: the mark stays as it is */
      readonly stale?: {
        readonly reason: string;
        readonly sinceRevision: string;
      } | null;
    };
    readonly TestPlanRequest: {
      /** @description Contracts of the model that the test is about */
      readonly contractIds?: readonly string[] | null;
      readonly evidenceSource?: components["schemas"]["EvidenceSourceRequest"] | null;
      /** @description At least one */
      readonly expectedObservations: readonly string[];
      readonly forbiddenObservations?: readonly string[] | null;
      readonly inputs?: readonly string[] | null;
      /** @description At least one */
      readonly steps: readonly string[];
    };
    readonly TraceEventResponse: {
      /** @description Virtual time in milliseconds */
      readonly atMs: number;
      readonly attempt: number;
      readonly detail: string | null;
      /** Format: uuid */
      readonly from: string | null;
      readonly headers: {
        readonly [key: string]: string;
      } | null;
      /** @enum {string} */
      readonly kind:
        | "RequestSent"
        | "ResponseReceived"
        | "RequestFailed"
        | "RequestTimedOut"
        | "RetryScheduled"
        | "Published"
        | "PublishFailed"
        | "Delivered"
        | "DeliveryFailed"
        | "DeadLettered"
        | "Dropped"
        | "DataWritten"
        | "DataWriteFailed"
        | "BranchTaken"
        | "StepSkipped"
        | "Routed"
        | "NotRouted";
      /** Format: uuid */
      readonly message: string | null;
      /** @description Any JSON value or null */
      readonly payload: unknown;
      readonly sequence: number;
      readonly stepId: string;
      /** Format: uuid */
      readonly target: string | null;
      /** Format: uuid */
      readonly to: string | null;
    };
    readonly UpdateProjectRequest: {
      /** @description missing leaves it, null clears it */
      readonly description?: string | null;
      /** @description null or missing leaves it */
      readonly name?: string | null;
    };
    readonly UpdateWorkspaceRequest: {
      /** @description null leaves it */
      readonly name: string | null;
    };
    readonly UserAnswer: {
      readonly displayName: string;
      /** Format: email */
      readonly email: string;
      readonly hasPassword: boolean;
      /** Format: uuid */
      readonly id: string;
      readonly isInstanceAdmin: boolean;
    };
    readonly VerificationRunResponse: {
      readonly assertions: readonly components["schemas"]["AssertionOfRun"][];
      /** @description ISO 8601 in UTC */
      readonly at: string;
      readonly commitSha: string | null;
      readonly detail: string;
      readonly draft: boolean;
      /** @enum {string} */
      readonly environment: "virtual-time" | "repository" | "codehost-actions" | "other";
      readonly evidence: readonly components["schemas"]["EvidenceEntry"][];
      /** @description SHA-256, 64 lower-case hex digits */
      readonly evidenceHash: string;
      /** Format: uuid */
      readonly id: string;
      readonly inputs: readonly components["schemas"]["RunInput"][];
      readonly limitations: readonly string[];
      readonly modelRevision: {
        /** Format: uuid */
        readonly revisionId: string | null;
        /** Format: uuid */
        readonly streamId: string;
        readonly version: number;
      } | null;
      readonly obligationId: string;
      readonly promiseRevision: number;
      /** @description SHA-256, 64 lower-case hex digits */
      readonly recipeHash: string;
      /** @enum {string} */
      readonly result: "passed" | "failed" | "not-run" | "unsupported";
      /** @enum {string} */
      readonly scope: "declared-behaviour" | "source-at-commit" | "external-test";
      /** @description user:<id> or agent-token:<id> */
      readonly startedBy: string;
    };
    readonly VerifyResponse: {
      /** @description Lower-case hex SHA-256 */
      readonly actualBundleHash: string;
      /** @enum {string|null} */
      readonly archive: "match" | "differs" | null;
      /** @description Nothing moved since it was pinned */
      readonly current: boolean;
      /** @description Lower-case hex SHA-256 */
      readonly expectedBundleHash: string;
      readonly files: readonly {
        readonly actualSha256: string | null;
        readonly expectedSha256: string | null;
        readonly path: string;
        /** @enum {string} */
        readonly status: "match" | "differs" | "missing" | "unknown-file";
      }[];
      /** @description The same, and an archive is packed as the service packs */
      readonly identical: boolean;
      /** @description This project of this instance sealed the pinned state */
      readonly issued: boolean;
      /** @enum {string} */
      readonly manifest: "match" | "differs";
      readonly manifestDifferences: readonly (
        | "format"
        | "generator"
        | "pinned"
        | "files"
        | "bundleHash"
        | "buildReady"
        | "blockers"
        | "selfCheck"
      )[];
      /** @description Every file and the manifest are what the pinned state gives */
      readonly matchesPinned: boolean;
      readonly moved: readonly {
        readonly current: unknown;
        readonly id: string;
        readonly kind: string;
        readonly pinned: unknown;
      }[];
      readonly pinned: {
        /** Format: uuid */
        readonly branch: string;
        readonly decisions?: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        /** Format: uuid */
        readonly projectId: string;
        readonly projectName: string;
        readonly promises: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        /** Format: uuid */
        readonly revisionId: string | null;
        readonly runs: readonly {
          readonly obligationId: string;
          /** Format: uuid */
          readonly promiseId: string;
          readonly promiseRevision: number;
          /** Format: uuid */
          readonly runId: string;
        }[];
        readonly scenarios: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        readonly schemas: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        readonly seal?: string;
        readonly sources: readonly {
          readonly latestCommit: string | null;
          /** Format: uuid */
          readonly latestScan: string | null;
          /** @description Host, owner and name */
          readonly repository: string;
          readonly trackedCommit: string | null;
          readonly trackedRef: string | null;
          /** Format: uuid */
          readonly trackedScan: string | null;
        }[];
        readonly streamVersion: number;
      };
      readonly selfCheck: components["schemas"]["SelfCheckResponse"];
    };
    readonly ViewResponse: {
      /** @description When not empty, exactly what is shown */
      readonly elementIds: readonly string[];
      /** Format: uuid */
      readonly id: string;
      /** @enum {string} */
      readonly kind: "landscape" | "system" | "app" | "flow";
      /** @description What the view names and the main model does not have */
      readonly missingIds: readonly string[];
      readonly name: string;
      /** @description Where the top left corners of boxes are, in pixels, by the ID of an element or channel */
      readonly positions: {
        readonly [key: string]: {
          readonly x: number;
          readonly y: number;
        };
      };
      /**
       * Format: uuid
       * @description The system or app that such a view is about
       */
      readonly rootId: string | null;
      /**
       * Format: uuid
       * @description The scenario that a view of kind flow shows
       */
      readonly scenarioId: string | null;
    };
    readonly WorkspaceResponse: {
      /** Format: date-time */
      readonly createdAt: string;
      /** Format: uuid */
      readonly id: string;
      readonly name: string;
      readonly projectCount: number;
      /** @description Bytes that it may store; beyond, writes are 409 */
      readonly quotaBytes: number;
      /**
       * @description The caller's role
       * @enum {string}
       */
      readonly role: "viewer" | "editor" | "owner";
      /** @description Bytes of its facts with history and branches, versions, revisions and stress runs */
      readonly storedBytes: number;
    };
    readonly WorkspaceSettingsResponse: {
      /** @description What holds where the workspace states nothing */
      readonly defaults: components["schemas"]["SettingsDto"];
      /** @description What holds in the workspace */
      readonly effective: components["schemas"]["SettingsDto"];
      /** @description What is stored for the workspace */
      readonly overrides: components["schemas"]["SettingsOverridesDto"];
      /** @description Stored values that do not apply */
      readonly policyViolations: readonly components["schemas"]["SettingViolation"][];
      /** @description Rises by one with each save; 0 before the first */
      readonly version: number;
    };
    readonly WorkspaceWithViolationsDto: {
      readonly name: string;
      readonly violations: readonly components["schemas"]["SettingViolation"][];
      /** Format: uuid */
      readonly workspaceId: string;
    };
    readonly WriteStep: {
      /** @description The writing element, by its ID */
      readonly by?: string | null;
      /** @description The change: any JSON value or null */
      readonly change?: unknown;
      readonly dataset?: string | null;
      /** @description Unique in the scenario */
      readonly id?: string | null;
      /** @description The store, by its ID */
      readonly store?: string | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: "WriteStep";
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
  readonly getCapabilities: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["CapabilitiesResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listAgentClients: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ClientsResponse"];
        };
      };
      /** @description The host name cannot stand in an address (invalid_host) */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getRegistryEntry: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": Record<string, never>;
        };
      };
      /** @description The host name cannot stand in an address (invalid_host) */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly answerExternalSignIn: {
    readonly parameters: {
      readonly query: {
        /** @description Why the provider refused */
        readonly error?: string;
        /** @description The issuer that answers */
        readonly iss?: string;
        /** @description What the sign-in is proved with */
        readonly code?: string;
        /** @description Which sign-in it is */
        readonly state: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description To `complete` */
      readonly 302: {
        headers: {
          /** @description Where to */
          readonly Location?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/html": string;
          readonly "text/plain": string;
        };
      };
      /** @description validation_error: no `state`, or none that could be one */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description unauthorized: the sign-in failed, is over, or began in another browser */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description not_found: the provider is configured no more */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description sign_in_provider_unavailable: the provider cannot be asked */
      readonly 502: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly completeExternalSignIn: {
    readonly parameters: {
      readonly query: {
        /** @description Which sign-in it is */
        readonly state: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description To `returnUrl`, with a session cookie */
      readonly 302: {
        headers: {
          /** @description Where to */
          readonly Location?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/html": string;
          readonly "text/plain": string;
        };
      };
      /** @description validation_error: no `state`, or none that could be one */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description unauthorized: the sign-in failed, is over, or began in another browser */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description registration_closed: no account may be made */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description conflict: an account with that address exists */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many requests; Retry-After has the seconds to wait */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly startExternalSignIn: {
    readonly parameters: {
      readonly query?: {
        /** @description A path of this service to come back to; `/` when it is missing */
        readonly returnUrl?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description `oidc` or `codehost` */
        readonly provider: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description To the provider */
      readonly 302: {
        headers: {
          /** @description Where to */
          readonly Location?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/html": string;
          readonly "text/plain": string;
        };
      };
      /** @description validation_error: `returnUrl` is no path of this service */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description not_found: the provider is not configured */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many requests; Retry-After has the seconds to wait */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description sign_in_provider_unavailable: the provider cannot be asked */
      readonly 502: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly login: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["LoginRequest"];
      };
    };
    readonly responses: {
      /** @description The account, with a session cookie */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SignedInAnswer"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description unauthorized: wrong password, unknown account or locked account */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many requests; Retry-After has the seconds to wait */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly logout: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getMe: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["MeAnswer"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly changePassword: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ChangePasswordRequest"];
      };
    };
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listSignInProviders: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["ProviderAnswer"][];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly register: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["RegisterRequest"];
      };
    };
    readonly responses: {
      /** @description The account, with a session cookie */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SignedInAnswer"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description registration_closed */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description conflict: the address is in use */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many requests; Retry-After has the seconds to wait */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getInstance: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["InstanceResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listInstanceAudit: {
    readonly parameters: {
      readonly query?: {
        /** @description How many entries, from the newest */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["AuditEntryResponse"][];
        };
      };
      /** @description limit is not from 1 to 500 */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getInstanceSettings: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["InstanceSettingsResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly replaceInstanceSettings: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /** @description The version that was read, in quotes */
        readonly "If-Match": string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["InstanceSettingsDto"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["InstanceSettingsResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The settings are not at the version of If-Match */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-Match is missing */
      readonly 428: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getProject: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ProjectResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteProject: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly updateProject: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["UpdateProjectRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ProjectResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listBindings: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["BindingDto"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getBinding: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the binding */
        readonly bindingId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["BindingDto"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly putBinding: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the binding */
        readonly bindingId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["BindingRequest"];
      };
    };
    readonly responses: {
      /** @description Replaced, or so already */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["BindingDto"];
        };
      };
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["BindingDto"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version, or the ID of the schema is another project's */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteBinding: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
        /** @description What refers to the fact goes too */
        readonly cascade?: "true" | "false";
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the binding */
        readonly bindingId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description With cascade */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RemovedFactsResponse"];
        };
      };
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description expectedVersion or cascade has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version (conflict), or something refers to it (in_use) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listBranches: {
    readonly parameters: {
      readonly query?: {
        /** @description Branches of this state alone */
        readonly state?: "open" | "merged" | "discarded";
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["BranchResponse"][];
        };
      };
      /** @description state has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createBranch: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["CreateBranchRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["BranchResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The ID is in use, or the project has too many open branches */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getBranch: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the branch */
        readonly branchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["BranchResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly discardBranch: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the branch */
        readonly branchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The branch is merged or discarded already */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getBranchChanges: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the branch */
        readonly branchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ModelComparisonResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many readings of models are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly mergeBranch: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Main's version in quotes, as expectedVersion */
        readonly "If-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the branch */
        readonly branchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        readonly "application/json": components["schemas"]["MergeBranchRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ChangeResultResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description A variant, a branch that is not open, main at another version, or conflicts */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many merges are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly writeBrief: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["BriefRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["BriefResponse"];
        };
      };
      /** @description The selection is empty or too large, or names what the project does not have */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Checks of payloads take too long */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The bundle is over a limit (bundle_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many builds are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly compareBundles: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["CompareBundlesRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["BuildComparisonResponse"];
        };
      };
      /** @description A side is no bundle or manifest that the service writes (invalid_bundle) */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description A side is over a limit (bundle_too_large, payload_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many builds are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly exportBuild: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ExportRequest"];
      };
    };
    readonly responses: {
      /** @description The archive, or SDD.md */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/zip": string;
          readonly "text/markdown": string;
        };
      };
      /** @description A field breaks a rule (validation_error), or pinned is no pinned state (invalid_bundle) */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The pinned state cannot be exported again (pinned_…), or checks of payloads take too long */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The bundle is over a limit (bundle_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many builds are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly readBuiltFile: {
    readonly parameters: {
      readonly query: {
        /** @description A revision; never together with branchId */
        readonly revisionId?: string;
        /** @description An open branch */
        readonly branchId?: string;
        /** @description Its path in the bundle, such as SDD.md */
        readonly path: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Its bytes */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": unknown;
          readonly "application/yaml": unknown;
          readonly "text/markdown": string;
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The file is not generated (file_not_generated), or checks of payloads take too long */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The bundle is over a limit (bundle_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many builds are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly readBuildManifest: {
    readonly parameters: {
      readonly query?: {
        /** @description A revision; never together with branchId */
        readonly revisionId?: string;
        /** @description An open branch */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ManifestResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Checks of payloads take too long */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The bundle is over a limit (bundle_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many builds are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly readBuildReady: {
    readonly parameters: {
      readonly query?: {
        /** @description A revision; never together with branchId */
        readonly revisionId?: string;
        /** @description An open branch */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["BuildReadyResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Checks of payloads take too long */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The bundle is over a limit (bundle_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many builds are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly verifyBundle: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": unknown;
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["VerifyResponse"];
        };
      };
      /** @description It is no bundle or manifest that the service writes (invalid_bundle) */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description A pinned version is not there (pinned_input_unavailable), or checks of payloads take too long */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description It is over a limit (bundle_too_large, payload_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many builds are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listChannels: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["ChannelDto"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getChannel: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the channel */
        readonly channelId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ChannelDto"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly putChannel: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the channel */
        readonly channelId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ChannelRequest"];
      };
    };
    readonly responses: {
      /** @description Replaced, or so already */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ChannelDto"];
        };
      };
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ChannelDto"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version, or the ID of the schema is another project's */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteChannel: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
        /** @description What refers to the fact goes too */
        readonly cascade?: "true" | "false";
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the channel */
        readonly channelId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description With cascade */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RemovedFactsResponse"];
        };
      };
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description expectedVersion or cascade has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version (conflict), or something refers to it (in_use) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listDecisions: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description Decisions of this state alone */
        readonly status?: "proposed" | "accepted" | "rejected" | "superseded";
        /** @description Something they affect, by its ID */
        readonly affects?: string;
        /** @description The rule of a finding that they settle; with subjectId */
        readonly ruleId?: string;
        /** @description The subject of that finding; with ruleId */
        readonly subjectId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["DecisionResponse"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor, limit or a filter breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of decisions are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createDecision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["DecisionRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The version of the decision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["DecisionResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The project has too many decisions, or stores too much */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of decisions are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly exportDecisions: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The decisions */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/markdown": string;
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The text has more bytes than an answer may (answer_too_large) */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of decisions are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getDecision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the decision */
        readonly decisionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version of the decision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["DecisionResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of decisions are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly replaceDecision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The version of the decision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the decision */
        readonly decisionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["DecisionRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version of the decision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["DecisionResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description An agent token changes only what agent tokens alone wrote (human_only) */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The decision is not proposed, or at another version (decision_changed) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of decisions are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteDecision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The version of the decision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the decision */
        readonly decisionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description An agent token deletes only what agent tokens alone wrote (human_only) */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The decision is not proposed, or at another version (decision_changed) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of decisions are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly acceptDecision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The version of the decision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the decision */
        readonly decisionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["AcceptDecisionRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version of the decision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["DecisionResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not proposed, or it cannot settle or supersede (conflict), or changed (decision_changed) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of decisions are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly exportDecision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the decision */
        readonly decisionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The decision */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/markdown": string;
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of decisions are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly rejectDecision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The version of the decision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the decision */
        readonly decisionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["RejectDecisionRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version of the decision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["DecisionResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not proposed (conflict), or changed (decision_changed) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of decisions are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listElements: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description main without it */
        readonly branchId?: string;
        /** @description A part of the name; A to Z in either case */
        readonly name?: string;
        /** @description Elements of this kind alone */
        readonly kind?: "actor" | "system" | "app" | "store" | "component";
        /** @description A whole tag */
        readonly tag?: string;
        /** @description Elements of this status alone */
        readonly status?: "current" | "planned" | "deprecated" | "removed";
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["ElementResponse"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor, limit or a filter is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getElement: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the element */
        readonly elementId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ElementResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly putElement: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the element */
        readonly elementId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ElementRequest"];
      };
    };
    readonly responses: {
      /** @description Replaced, or so already */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ElementResponse"];
        };
      };
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ElementResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version, or the ID of the schema is another project's */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteElement: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
        /** @description What refers to the fact goes too */
        readonly cascade?: "true" | "false";
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the element */
        readonly elementId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description With cascade */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RemovedFactsResponse"];
        };
      };
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description expectedVersion or cascade has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version (conflict), or something refers to it (in_use) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly exportModelDocument: {
    readonly parameters: {
      readonly query?: {
        /** @description The form of the document */
        readonly format?: "json" | "yaml";
        /** @description JSON without indentation */
        readonly compact?: "true" | "false";
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The model document, indented unless compact */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ModelDocumentDto"];
          readonly "application/x-yaml": components["schemas"]["ModelDocumentDto"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description format or compact has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many documents are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly confirmFact: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description The model version in quotes */
        readonly "If-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the fact */
        readonly factId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The new model version in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json":
            | components["schemas"]["ElementResponse"]
            | components["schemas"]["RelationshipDto"]
            | components["schemas"]["MessageDto"]
            | components["schemas"]["ChannelDto"]
            | components["schemas"]["OperationDto"]
            | components["schemas"]["SubscriptionDto"]
            | components["schemas"]["BindingDto"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is not at the version of If-Match */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly importModelDocument: {
    readonly parameters: {
      readonly query?: {
        /** @description A preview: writes nothing */
        readonly dryRun?: "true" | "false";
        /** @description modelVersion of a preview; another version is 409 */
        readonly expectedVersion?: number;
      };
      readonly header?: {
        /** @description The model version in quotes, as expectedVersion */
        readonly "If-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ModelDocumentRequest"];
        readonly "application/x-yaml": components["schemas"]["ModelDocumentRequest"];
      };
    };
    readonly responses: {
      /** @description What became of each entry */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ImportResultResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description main is not at expectedVersion */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many documents are waiting, or in memory */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listMessages: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["MessageDto"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getMessage: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the message */
        readonly messageId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["MessageDto"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly putMessage: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the message */
        readonly messageId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["MessageRequest"];
      };
    };
    readonly responses: {
      /** @description Replaced, or so already */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["MessageDto"];
        };
      };
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["MessageDto"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version, or the ID of the schema is another project's */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteMessage: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
        /** @description What refers to the fact goes too */
        readonly cascade?: "true" | "false";
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the message */
        readonly messageId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description With cascade */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RemovedFactsResponse"];
        };
      };
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description expectedVersion or cascade has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version (conflict), or something refers to it (in_use) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getModel: {
    readonly parameters: {
      readonly query?: {
        /** @description An open branch in place of main */
        readonly branchId?: string;
        /** @description Stands alone */
        readonly revisionId?: string;
        /** @description Of the branch, or of main */
        readonly version?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ModelResponse"];
        };
      };
      /** @description version is no number, or stands beside revisionId */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many readings of models are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly changeModel: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ModelChangesRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ChangeResultResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version (conflict), or something refers to what goes (in_use) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly compareModels: {
    readonly parameters: {
      readonly query?: {
        /** @description main, main@<version>, or the ID of a revision or branch; the newest revision without it */
        readonly left?: string;
        /** @description main, main@<version>, or the ID of a revision or branch; main without it */
        readonly right?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ModelComparisonResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description left or right is no reference to a model */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many readings of models are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listModelHistory: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["HistoryEntryResponse"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listOperations: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["OperationDto"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getOperation: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the operation */
        readonly operationId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["OperationDto"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly putOperation: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the operation */
        readonly operationId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["OperationRequest"];
      };
    };
    readonly responses: {
      /** @description Replaced, or so already */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["OperationDto"];
        };
      };
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["OperationDto"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version, or the ID of the schema is another project's */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteOperation: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
        /** @description What refers to the fact goes too */
        readonly cascade?: "true" | "false";
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the operation */
        readonly operationId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description With cascade */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RemovedFactsResponse"];
        };
      };
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description expectedVersion or cascade has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version (conflict), or something refers to it (in_use) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listPromises: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description Promises of this state alone */
        readonly state?: "draft" | "approved" | "retired";
        /** @description Those a person should look at, or the others */
        readonly needsReview?: boolean;
        /** @description Those with gaps, or the others */
        readonly hasGaps?: boolean;
        /** @description Something they are linked with, by its ID */
        readonly linkedId?: string;
        /** @description A part of the requirement ID, the title or the claim, in any letter case */
        readonly q?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["PromiseListItem"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor, limit or a filter breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createPromise: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["PromiseRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The content hash of the newest revision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The project has no prefix yet, too many promises, or stores too much */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getPromisePrefix: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Both null before it is set */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PrefixResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly setPromisePrefix: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["PrefixRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PrefixResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The prefix is set already */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly runPromises: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["RunManyRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RunManyResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description An obligation has as many runs as it may */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The caller may run no more in this minute (rate_limited), or too many checks are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getPromise: {
    readonly parameters: {
      readonly query?: {
        /** @description What it is written as */
        readonly format?: "json" | "markdown";
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The promise */
      readonly 200: {
        headers: {
          /** @description The content hash of the newest revision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseResponse"];
          readonly "text/markdown": string;
        };
      };
      /** @description format has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly changePromise: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The content hash of the newest revision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["PromiseRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The content hash of the newest revision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The newest revision is approved, or is another one (revision_changed) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deletePromise: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The content hash of the newest revision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description An agent token deletes only what agent tokens alone wrote (human_only) */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The promise was approved, or is another one (revision_changed) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly approvePromise: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The content hash of the newest revision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ApproveRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The content hash of the newest revision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no draft (conflict), or it is another one (revision_changed) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getPromiseChanges: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseChanges"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly discardPromiseDraft: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The content hash of the newest revision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The content hash of the newest revision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description An agent token discards only what agent tokens alone wrote (human_only) */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no draft, or nothing was ever approved */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly addObligation: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The content hash of the newest revision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ObligationRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The content hash of the newest revision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The newest revision is approved, or is another one (revision_changed), or a limit is reached */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly generateObligations: {
    readonly parameters: {
      readonly query?: {
        /** @description Looks, and adds nothing */
        readonly dryRun?: "true" | "false";
      };
      readonly header?: {
        /** @description The content hash of the newest revision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The promise; with dryRun what would be added, and what no longer follows */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json":
            | components["schemas"]["PromiseResponse"]
            | components["schemas"]["DerivedObligations"];
        };
      };
      /** @description dryRun has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The newest revision is approved, or is another one (revision_changed), or a limit is reached */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly changeObligation: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The content hash of the newest revision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
        /** @description O<n>, as `key` of the obligation */
        readonly obligationKey: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ObligationRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The content hash of the newest revision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description An agent token changes only what a token added and no person changed since (human_only) */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The newest revision is approved, or is another one (revision_changed), or a limit is reached */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly removeObligation: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The content hash of the newest revision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
        /** @description O<n>, as `key` of the obligation */
        readonly obligationKey: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The content hash of the newest revision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description An agent token removes only what a token added and no person changed since (human_only) */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The newest revision is approved, or is another one (revision_changed), or a limit is reached */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly recordEvidence: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
        /** @description O<n>, as `key` of the obligation */
        readonly obligationKey: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["EvidenceRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["VerificationRunResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description no_approved_revision, not_a_test_plan, or the obligation has as many runs as it may */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The caller may record no more in this minute (rate_limited) */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly runObligation: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
        /** @description O<n>, as `key` of the obligation */
        readonly obligationKey: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["RunRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["VerificationRunResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description no_approved_revision, not_runnable, or the obligation has as many runs as it may */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The caller may run no more in this minute (rate_limited), or too many checks are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly revisePromise: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The content hash of the newest revision in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ReviseRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The content hash of the newest revision in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PromiseResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The promise has a draft, is retired, or has too many revisions */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reads and writes of promises are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly runPromise: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["RunChecksRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RunManyResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No revision is in force (no_approved_revision), or an obligation has as many runs as it may */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The caller may run no more in this minute (rate_limited), or too many checks are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listPromiseRuns: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description An obligation by its ID or key: its runs alone */
        readonly obligation?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the promise */
        readonly promiseId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["VerificationRunResponse"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor, limit or obligation breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listQuestions: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description Questions of this status alone */
        readonly status?: "open" | "answered" | "dropped";
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["QuestionListItem"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor, limit or status breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many large answers are on their way */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly askQuestion: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["QuestionRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["QuestionResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The project has too many questions, or its workspace stores too much */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getQuestion: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the question */
        readonly questionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["QuestionResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteQuestion: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The entity tag of the question; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the question */
        readonly questionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description If-Match or If-None-Match is no entity tag */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The question is another one by now */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly answerQuestion: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The entity tag of the question; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the question */
        readonly questionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["AnswerRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["QuestionResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The question is not open, or is another one by now */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly dropQuestion: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The entity tag of the question; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the question */
        readonly questionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["QuestionResponse"];
        };
      };
      /** @description If-Match or If-None-Match is no entity tag */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The question is not open, or is another one by now */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly reopenQuestion: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The entity tag of the question; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the question */
        readonly questionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["QuestionResponse"];
        };
      };
      /** @description If-Match or If-None-Match is no entity tag */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The question is open, was reopened too often, or is another one by now */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listRelationships: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["RelationshipDto"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getRelationship: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the relationship */
        readonly relationshipId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RelationshipDto"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly putRelationship: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the relationship */
        readonly relationshipId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["RelationshipRequest"];
      };
    };
    readonly responses: {
      /** @description Replaced, or so already */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RelationshipDto"];
        };
      };
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RelationshipDto"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version, or the ID of the schema is another project's */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteRelationship: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
        /** @description What refers to the fact goes too */
        readonly cascade?: "true" | "false";
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the relationship */
        readonly relationshipId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description With cascade */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RemovedFactsResponse"];
        };
      };
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description expectedVersion or cascade has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version (conflict), or something refers to it (in_use) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly compareFindings: {
    readonly parameters: {
      readonly query: {
        /** @description main, a version of main, revision:<id>, branch:<id> or snapshot:<id> */
        readonly from: string;
        /** @description main, a version of main, revision:<id>, branch:<id> or snapshot:<id> */
        readonly to: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["FindingComparisonResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A side is missing or malformed */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description A side is a snapshot, which a token does not read (human_only) */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description A state is over the limit of an export (review_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reviews are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listFindingAnswers: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["GivenAnswerResponse"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly answerFinding: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["FindingAnswerRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["FindingResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Only an owner accepts by a decision, or opens a finding that a decision names */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The finding or the decision stands otherwise: see docs/reference/review.md */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The state is over the limit of an export (review_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reviews are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly answerFindings: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["FindingAnswersRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["FindingsOfAnswersResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Only an owner accepts by a decision, or opens a finding that a decision names */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The finding or the decision stands otherwise: see docs/reference/review.md */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The state is over the limit of an export (review_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reviews are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly reviewProject: {
    readonly parameters: {
      readonly query?: {
        /** @description A revision; never together with branchId */
        readonly revisionId?: string;
        /** @description An open branch */
        readonly branchId?: string;
        /** @description Findings of this rule alone */
        readonly rule?:
          | "REL-001"
          | "REL-002"
          | "REL-003"
          | "REL-004"
          | "REL-005"
          | "REL-006"
          | "CON-001"
          | "CON-002"
          | "CON-003"
          | "CON-004"
          | "CON-005"
          | "TRU-001"
          | "TRU-002"
          | "OVR-001"
          | "OVR-002"
          | "OVR-003"
          | "OVR-004"
          | "OVR-005"
          | "OVR-006";
        /** @description Findings of the rules of this category alone */
        readonly category?: "resilience" | "contracts" | "truth" | "overengineering";
        /** @description Findings with this result alone */
        readonly result?: "verified" | "concern" | "unknown" | "not-applicable";
        /** @description Findings of this severity alone */
        readonly severity?: "blocking" | "warning" | "note";
        /** @description Findings of this subject alone */
        readonly subjectId?: string;
        /** @description summary leaves the cites out */
        readonly fields?: "summary";
        /** @description json unless it says otherwise */
        readonly format?: "json" | "sarif" | "markdown";
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Findings with their answers */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json":
            | components["schemas"]["FindingsResponse"]
            | components["schemas"]["FindingsSummaryResponse"];
          readonly "application/sarif+json": Record<string, never>;
          readonly "text/markdown": string;
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A filter has another value, or branchId stands beside revisionId */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The state is over the limit of an export (review_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reviews are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly previewFindings: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ModelChangesRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["FindingComparisonResponse"];
        };
      };
      /** @description The changes break rules of the model */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The changes do not fit the model, or it has another version */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The state is over the limit of an export (review_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reviews are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listReviewRules: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["RuleResponse"][];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reviews are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listReviewSnapshots: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["SnapshotSummaryResponse"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly keepReview: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["SnapshotRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SnapshotResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The project keeps as many snapshots as it may, or stores too much */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The state is over the limit of an export (review_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reviews are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getReviewSnapshot: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the snapshot */
        readonly snapshotId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SnapshotResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reviews are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteReviewSnapshot: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the snapshot */
        readonly snapshotId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getReviewSnapshotChanges: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the snapshot */
        readonly snapshotId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SnapshotChangesResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The state is over the limit of an export (review_too_large) */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many reviews are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listRevisions: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["RevisionResponse"][];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createRevision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["CreateRevisionRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RevisionResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The ID is in use, or the project has too many revisions */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many readings of models are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getRevision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the revision */
        readonly revisionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RevisionResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteRevision: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the revision */
        readonly revisionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Something names it that is kept for good, as a run of a promise */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getRevisionModel: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the revision */
        readonly revisionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RevisionModelResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many readings of models are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listScenarios: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ScenarioPage"];
        };
      };
      /** @description cursor or limit breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createScenario: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewScenarioRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ScenarioResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The ID is in use or was, or the project has too many scenarios */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getScenario: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the scenario */
        readonly scenarioId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ScenarioResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly replaceScenario: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The version of the scenario in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the scenario */
        readonly scenarioId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ReplaceScenarioRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ScenarioResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The scenario is at another version */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteScenario: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The version of the scenario in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the scenario */
        readonly scenarioId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The scenario is at another version */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly runScenario: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the scenario */
        readonly scenarioId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RunResultResponse"];
        };
      };
      /** @description branchId is given twice */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The result takes more bytes than an answer may */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many runs are waiting, or two large answers are on their way to the caller */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listSchemas: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["SchemaDto"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getSchema: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the schema */
        readonly schemaId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SchemaDto"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly putSchema: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
      };
      readonly header?: {
        /** @description The version of the schema in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the schema */
        readonly schemaId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["SchemaRequest"];
      };
    };
    readonly responses: {
      /** @description Replaced, or so already */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SchemaDto"];
        };
      };
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SchemaDto"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version, or the ID of the schema is another project's */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteSchema: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
        /** @description What refers to the fact goes too */
        readonly cascade?: "true" | "false";
      };
      readonly header?: {
        /** @description The version of the schema in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the schema */
        readonly schemaId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description With cascade */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RemovedFactsResponse"];
        };
      };
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description expectedVersion or cascade has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version (conflict), or something refers to it (in_use) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listSchemaVersions: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the schema */
        readonly schemaId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["SchemaVersionResponse"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly compareStressRuns: {
    readonly parameters: {
      readonly query: {
        /** @description The run to compare with */
        readonly left: string;
        /** @description The run that is compared */
        readonly right: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["StressComparisonResponse"];
        };
      };
      /** @description left or right is missing or no GUID */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many of these are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getStressDefaults: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["StressDefaultsResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listStressProfiles: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["StressProfileSummary"][];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createStressProfile: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["StressProfileRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["StressProfileResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The project has too many stress profiles */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getStressProfile: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the profile */
        readonly profileId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["StressProfileResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly replaceStressProfile: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The version of the stress profile in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the profile */
        readonly profileId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["StressProfileRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["StressProfileResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The stress profile is at another version */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteStressProfile: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The version of the stress profile in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the profile */
        readonly profileId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The stress profile is at another version */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listStressRuns: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the profile */
        readonly profileId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["StressRunSummaryResponse"][];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly runStressProfile: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Which levels over time the answer has; those that are left out are empty lists */
        readonly series?: "all" | "requests" | "resources" | "subscriptions" | "none";
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the profile */
        readonly profileId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["StressRunResponse"];
        };
      };
      /** @description branchId is given twice, or series is none of its words */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The profile keeps too many runs */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The run cannot start, with every reason; nothing is kept */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"] & {
            readonly reasons: readonly {
              /** @enum {string} */
              readonly code:
                | "scenario-missing"
                | "scenario-invalid"
                | "model-invalid"
                | "missing-resource"
                | "missing-service-time"
                | "unknown-target"
                | "target-not-in-scenario"
                | "wrong-target-kind"
                | "event-budget"
                | "empty-scenario";
              readonly message: string;
              readonly stepId: string | null;
              readonly targetId: string | null;
            }[];
          };
        };
      };
      /** @description Too many stress runs are in progress */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getStressRequirements: {
    readonly parameters: {
      readonly query: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description The scenario that is to be played */
        readonly scenarioId: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["StressRequirementsResponse"];
        };
      };
      /** @description scenarioId is missing or no GUID */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many of these are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getStressRun: {
    readonly parameters: {
      readonly query?: {
        /** @description Which levels over time the answer has; those that are left out are empty lists */
        readonly series?: "all" | "requests" | "resources" | "subscriptions" | "none";
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the run */
        readonly runId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["StressRunResponse"];
        };
      };
      /** @description series is none of its words */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteStressRun: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the run */
        readonly runId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listSubscriptions: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly items: readonly components["schemas"]["SubscriptionDto"][];
            /** @description The cursor of the next page; null on the last */
            readonly nextCursor: string | null;
          };
        };
      };
      /** @description cursor or limit is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getSubscription: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the subscription */
        readonly subscriptionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SubscriptionDto"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly putSubscription: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the subscription */
        readonly subscriptionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["SubscriptionRequest"];
      };
    };
    readonly responses: {
      /** @description Replaced, or so already */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SubscriptionDto"];
        };
      };
      /** @description Created */
      readonly 201: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SubscriptionDto"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version, or the ID of the schema is another project's */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteSubscription: {
    readonly parameters: {
      readonly query?: {
        /** @description main without it */
        readonly branchId?: string;
        /** @description Version of the model; another one is 409 */
        readonly expectedVersion?: number;
        /** @description What refers to the fact goes too */
        readonly cascade?: "true" | "false";
      };
      readonly header?: {
        /** @description The version of the model in quotes; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the subscription */
        readonly subscriptionId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description With cascade */
      readonly 200: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["RemovedFactsResponse"];
        };
      };
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          /** @description The version of the model in quotes; where one schema was put, that of the schema */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description expectedVersion or cascade has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The model is at another version (conflict), or something refers to it (in_use) */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many changes are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listViews: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["ViewResponse"][];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createView: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewViewRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ViewResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The ID is in use or was, or the project has too many or too large views */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getView: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the view */
        readonly viewId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ViewResponse"];
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly replaceView: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The entity tag of the view; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the view */
        readonly viewId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ReplaceViewRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ViewResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The view is another one by now, or the views of the project would be too large */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteView: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The entity tag of the view; another one is 409 */
        readonly "If-Match"?: string;
        /** @description * writes what is not there yet */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the view */
        readonly viewId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The view is another one by now */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-None-Match is *, and it is there already */
      readonly 412: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly drawView: {
    readonly parameters: {
      readonly query?: {
        /** @description What it is drawn as */
        readonly format?: "mermaid" | "plantuml" | "structurizr" | "svg";
        /** @description Which Mermaid diagram shows elements; other formats and flows do not look at it */
        readonly style?: "architecture" | "flowchart";
        /** @description A branch; the main model without it */
        readonly branchId?: string;
      };
      readonly header?: {
        /** @description Entity tags of answers you have */
        readonly "If-None-Match"?: string;
      };
      readonly path: {
        /** @description ID of the project */
        readonly projectId: string;
        /** @description ID of the view */
        readonly viewId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The drawing */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "image/svg+xml": string;
          readonly "text/plain": string;
        };
      };
      /** @description If-None-Match names what the answer would be */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description format or style has another value */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The root or the scenario of the view is missing, or it shows too much for a drawing */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many drawings are waiting */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getSettingsSchema: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly [key: string]: unknown;
          };
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly setUp: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["SetupRequest"];
      };
    };
    readonly responses: {
      /** @description The account, with a session cookie */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SignedInAnswer"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description forbidden: the setup code is wrong */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description conflict: an account exists */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Too many requests; Retry-After has the seconds to wait */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getSetupStatus: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SetupStatusAnswer"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listWorkspaces: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["WorkspaceResponse"][];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createWorkspace: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["CreateWorkspaceRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["WorkspaceResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The ID is in use, or the caller owns too many workspaces */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly updateWorkspace: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["UpdateWorkspaceRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["WorkspaceResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listAgentTokens: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Expired ones too; revoked ones are gone */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["AgentTokenResponse"][];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createAgentToken: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["CreateAgentTokenRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["CreatedAgentTokenResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description A live token has the name, or the workspace has too many live tokens */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly revokeAgentToken: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
        /** @description ID of the token */
        readonly tokenId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listWorkspaceAudit: {
    readonly parameters: {
      readonly query?: {
        /** @description How many entries, from the newest */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["AuditEntryResponse"][];
        };
      };
      /** @description limit is not from 1 to 500 */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listMembers: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["MemberResponse"][];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly addMember: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["AddMemberRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["MemberResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The account is a member already, or a limit is reached */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly removeMember: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
        /** @description ID of the user */
        readonly userId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The last owner cannot leave */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly changeMember: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
        /** @description ID of the user */
        readonly userId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ChangeMemberRequest"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["MemberResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The last owner cannot be lowered, or a limit is reached */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listProjects: {
    readonly parameters: {
      readonly query?: {
        /** @description nextCursor of the page before */
        readonly cursor?: string;
        /** @description Entries of a page */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ProjectPage"];
        };
      };
      /** @description cursor or limit breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly createProject: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["CreateProjectRequest"];
      };
    };
    readonly responses: {
      /** @description Created */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ProjectResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The ID is in use, or the workspace has too many projects */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listSecrets: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Those that are set or that the settings use */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": readonly components["schemas"]["SecretStatusResponse"][];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly setSecret: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
        /** @description `codehost:token`, `notifications:webhookSecret` or `ai:<provider id>:apiKey` */
        readonly name: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["SetSecretRequest"];
      };
    };
    readonly responses: {
      /** @description Done; there is no body */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly deleteSecret: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
        /** @description `codehost:token`, `notifications:webhookSecret` or `ai:<provider id>:apiKey` */
        readonly name: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Also when it was not set */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description There is no credential of such a name */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getWorkspaceSettings: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["WorkspaceSettingsResponse"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly replaceWorkspaceSettings: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /** @description The version that was read, in quotes */
        readonly "If-Match": string;
      };
      readonly path: {
        /** @description ID of the workspace */
        readonly workspaceId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["SettingsOverridesDto"];
      };
    };
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          /** @description The version in quotes */
          readonly ETag?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["WorkspaceSettingsResponse"];
        };
      };
      /** @description The request breaks a rule */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Not there, or not yours to see */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The settings are not at the version of If-Match, or those of the instance keep changing */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description If-Match is missing */
      readonly 428: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getHealth: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The word Healthy */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/plain": "Healthy";
        };
      };
      /** @description The word Unhealthy */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/plain": "Unhealthy";
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getLiveness: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The word Healthy */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/plain": "Healthy";
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getReadiness: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The word Healthy */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/plain": "Healthy";
        };
      };
      /** @description The word Unhealthy */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/plain": "Unhealthy";
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getLlmsFullText: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Markdown: every tool, how answers are read, limits, resources, skills */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/plain": string;
        };
      };
      /** @description The host name cannot stand in an address (invalid_host) */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly getLlmsText: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Markdown, as the llms.txt convention has it */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/plain": string;
        };
      };
      /** @description The host name cannot stand in an address (invalid_host) */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly postMessage: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The answer to a request */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly error?: {
              readonly code: number;
              readonly data?: Record<string, never>;
              readonly message: string;
            };
            readonly id?: string | number | null;
            /** @enum {string} */
            readonly jsonrpc: "2.0";
            readonly result?: Record<string, never>;
          };
        };
      };
      /** @description A notification was taken; there is no body */
      readonly 202: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It is no message, several, or of another version; or it is for another host */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly error?: {
              readonly code: number;
              readonly data?: Record<string, never>;
              readonly message: string;
            };
            readonly id?: string | number | null;
            /** @enum {string} */
            readonly jsonrpc: "2.0";
            readonly result?: Record<string, never>;
          };
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description No valid sign-in */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The role is too low, or the token lacks the scope, or a person alone may do this */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The client takes no JSON and no event stream */
      readonly 406: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            readonly error?: {
              readonly code: number;
              readonly data?: Record<string, never>;
              readonly message: string;
            };
            readonly id?: string | number | null;
            /** @enum {string} */
            readonly jsonrpc: "2.0";
            readonly result?: Record<string, never>;
          };
        };
      };
      /** @description The body stopped to arrive, or came in drops */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description The body has the wrong content type */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly listSkills: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What was asked for, or what was written */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["SkillsResponse"];
        };
      };
      /** @description The host name cannot stand in an address (invalid_host) */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readonly readSkill: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Name of the skill */
        readonly name: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Markdown with front matter: name and description */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "text/markdown": string;
        };
      };
      /** @description The host name cannot stand in an address (invalid_host) */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such skill; the nearest one is named */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description Any other error: 400 for a host that is not the service's or a query parameter that is not here, 403 from another site, 405, 406, 429, 500, 503 */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
}
