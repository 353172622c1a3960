-- Finishes what a crash left, on the coordinator: a transaction that was prepared on several nodes is committed on all of
-- them when the coordinator had committed it, and undone otherwise. Citus does the same by itself every minute
-- (citus.recover_2pc_interval). Then shows what is still prepared anywhere: no row, unless a transaction runs now.
SELECT recover_prepared_transactions() AS finished;

SELECT nodename, nodeport, result AS prepared
  FROM run_command_on_all_nodes('SELECT count(*) FROM pg_prepared_xacts WHERE database = current_database()') AS said
  JOIN pg_dist_node USING (nodeid)
 WHERE result <> '0' OR NOT success;
