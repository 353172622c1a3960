/** What is read of a service. */
export const READ_KEYS: ReadonlySet<string> = new Set(["image", "build", "depends_on", "links", "extends"]);

/** What Compose has beside it. */
export const SERVICE_KEYS: ReadonlySet<string> = new Set(
  (
    "annotations attach blkio_config cap_add cap_drop cgroup cgroup_parent command configs container_name " +
    "cpu_count cpu_percent cpu_period cpu_quota cpu_rt_period cpu_rt_runtime cpu_shares cpus cpuset credential_spec " +
    "deploy develop device_cgroup_rules devices dns dns_opt dns_search domainname driver_opts entrypoint env_file " +
    "environment expose external_links extra_hosts gpus group_add healthcheck hostname init ipc isolation label_file " +
    "labels logging mac_address mem_limit mem_reservation mem_swappiness memswap_limit models network_mode networks " +
    "oom_kill_disable oom_score_adj pid pids_limit platform ports post_start pre_stop privileged profiles provider " +
    "pull_policy read_only restart runtime scale secrets security_opt shm_size stdin_open stop_grace_period " +
    "stop_signal storage_opt sysctls tmpfs tty ulimits use_api_socket user userns_mode uts volumes volumes_from " +
    "working_dir"
  ).split(" "),
);
