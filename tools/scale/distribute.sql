-- Spreads the tables of the service over the nodes of Citus, by project. It runs on the coordinator, on an empty
-- database or a full one, as one transaction; what is spread already stays as it is. tools/scale/README.md says what
-- comes before it. The three lists are those of apps/server/src/platform/database/tables.ts; a test compares them.
DO $$
DECLARE
  reference text[] := ARRAY[
    'accounts', 'workspaces', 'workspace_members', 'workspace_settings', 'instance_settings'
  ];
  -- The first one first: the shards of all others lie where its shards do.
  distributed text[] := ARRAY[
    'projects', 'model_streams', 'model_facts', 'model_changes', 'schemas', 'schema_versions', 'schema_deletions',
    'scenarios', 'scenario_versions', 'views', 'revisions', 'revision_deletions', 'branches', 'stress_profiles',
    'stress_runs', 'promise_numbers', 'promises', 'promise_revisions', 'promise_runs', 'review_numbers',
    'finding_answers', 'review_snapshots', 'questions', 'decision_numbers', 'decisions', 'decision_versions',
    'source_repositories', 'source_scans', 'source_snapshots', 'source_found', 'source_imports', 'source_import_items',
    'source_service_links', 'source_evidence_links', 'cost_sheets', 'flow_proposals', 'architecture_proposals',
    'critiques', 'project_stamps', 'search_marks', 'search_entries'
  ];
  coordinator text[] := ARRAY[
    'sessions', 'session_keys', 'rate_limits', 'external_identities', 'sign_in_flows', 'device_sign_ins',
    'reset_links', 'invitations', 'secrets', 'prices', 'ai_calls', 'agent_tokens', 'project_places', 'audit_entries',
    'claimed_ids', 'source_scan_jobs', 'source_extractions', 'scan_days', 'schema_migrations'
  ];
  spread text[];
  keys jsonb;
  foreign_key jsonb;
  name text;
BEGIN
  -- One connection a node for each step: the steps of a transaction see each other.
  SET LOCAL citus.multi_shard_modify_mode = 'sequential';

  SELECT array_agg(listed) INTO spread FROM unnest(reference || distributed) AS listed
   WHERE to_regclass(listed) IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM pg_dist_partition p
                       WHERE p.logicalrelid = to_regclass(listed) AND (p.partmethod = 'h' OR p.repmodel = 't'));
  IF spread IS NULL THEN
    RETURN;
  END IF;

  -- A table that is not spread may not refer to one that is: the foreign keys go, and come back when all are.
  SELECT COALESCE(jsonb_agg(jsonb_build_object(
           'table', c.conrelid::regclass, 'name', c.conname, 'definition', pg_get_constraintdef(c.oid))
           ORDER BY c.conrelid::regclass::text, c.conname), '[]')
    INTO keys FROM pg_constraint c
   WHERE c.contype = 'f'
     AND (c.conrelid::regclass::text = ANY (spread) OR c.confrelid::regclass::text = ANY (spread));
  FOR foreign_key IN SELECT jsonb_array_elements(keys) LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', foreign_key ->> 'table', foreign_key ->> 'name');
  END LOOP;

  FOREACH name IN ARRAY reference LOOP
    IF name = ANY (spread) THEN
      PERFORM create_reference_table(name::regclass);
      PERFORM truncate_local_data_after_distributing_table(name::regclass);
    END IF;
  END LOOP;
  FOREACH name IN ARRAY distributed LOOP
    CONTINUE WHEN NOT name = ANY (spread);
    IF name = 'projects' THEN
      PERFORM create_distributed_table('projects', 'id', colocate_with => 'none');
    ELSE
      PERFORM create_distributed_table(name::regclass, 'project_id', colocate_with => 'projects');
    END IF;
    PERFORM truncate_local_data_after_distributing_table(name::regclass);
  END LOOP;

  FOR foreign_key IN SELECT jsonb_array_elements(keys) LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s',
                   foreign_key ->> 'table', foreign_key ->> 'name', foreign_key ->> 'definition');
  END LOOP;
END
$$;
