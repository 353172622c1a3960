{{- define "plumbline.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "plumbline.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 52 | trimSuffix "-" -}}
{{- else if contains (include "plumbline.name" .) .Release.Name -}}
{{- .Release.Name | trunc 52 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name (include "plumbline.name" .) | trunc 52 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* What never changes from one version to the next: a Deployment cannot be given another selector. */}}
{{- define "plumbline.selector" -}}
app.kubernetes.io/name: {{ include "plumbline.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "plumbline.labels" -}}
{{ include "plumbline.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end -}}

{{- define "plumbline.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end -}}

{{/* What no schema can say: values that do not go together. */}}
{{- define "plumbline.check" -}}
{{- if not .Values.database.existingSecret -}}
{{- fail "database.existingSecret is not set: name the Secret that holds the connection string of your PostgreSQL." -}}
{{- end -}}
{{- if eq .Values.profile "hosted" -}}
{{- if not .Values.hosts -}}
{{- fail "hosts is empty: in the hosted profile list the public host names of the service." -}}
{{- end -}}
{{- if not .Values.masterKey.existingSecret -}}
{{- fail "masterKey.existingSecret is not set: the hosted profile needs a master key. Make one with openssl rand -base64 32, keep a copy, and name the Secret that holds it." -}}
{{- end -}}
{{- else if or (gt (int .Values.replicaCount) 1) .Values.autoscaling.enabled -}}
{{- fail "replicaCount is more than 1: the local profile has one replica, with a volume of its own." -}}
{{- end -}}
{{- if and .Values.autoscaling.enabled (gt (int .Values.autoscaling.minReplicas) (int .Values.autoscaling.maxReplicas)) -}}
{{- fail "autoscaling.minReplicas is more than autoscaling.maxReplicas." -}}
{{- end -}}
{{- if and .Values.httpRoute.enabled (not .Values.httpRoute.parentRefs) -}}
{{- fail "httpRoute.parentRefs is empty: name the Gateway that the route belongs to." -}}
{{- end -}}
{{- if and (or .Values.metrics.serviceMonitor.enabled .Values.metrics.alerts.enabled .Values.metrics.dashboard.enabled) (not .Values.metrics.enabled) -}}
{{- fail "metrics.enabled is false: a ServiceMonitor, alerts and a dashboard have nothing to read." -}}
{{- end -}}
{{- if and .Values.networkPolicy.enabled (or .Values.metrics.serviceMonitor.enabled .Values.metrics.alerts.enabled) (not .Values.networkPolicy.metricsFrom) -}}
{{- fail "networkPolicy.metricsFrom is empty: nobody reaches the port of metrics. Name who reads it, such as the namespace of your Prometheus." -}}
{{- end -}}
{{- if and .Values.masterKey.previousKey (not .Values.masterKey.existingSecret) -}}
{{- fail "masterKey.previousKey is set and masterKey.existingSecret is not." -}}
{{- end -}}
{{- if le (int .Values.terminationGracePeriodSeconds) (add (int .Values.preStopSeconds) 30) -}}
{{- fail "terminationGracePeriodSeconds is too short: a stop takes up to 30 seconds after preStopSeconds." -}}
{{- end -}}
{{- end -}}

{{/* True from two replicas on. */}}
{{- define "plumbline.several" -}}
{{- if or .Values.autoscaling.enabled (gt (int .Values.replicaCount) 1) -}}true{{- end -}}
{{- end -}}

{{/* Where secrets come in; the same for the service and for its Job. */}}
{{- define "plumbline.env" -}}
- name: ConnectionStrings__DefaultConnection
  valueFrom:
    secretKeyRef: { name: {{ .Values.database.existingSecret | quote }}, key: {{ .Values.database.key | quote }} }
{{- with .Values.masterKey }}
{{- if .existingSecret }}
- name: Service__MasterKey
  valueFrom:
    secretKeyRef: { name: {{ .existingSecret | quote }}, key: {{ .key | quote }} }
{{- end }}
{{- if .previousKey }}
- name: Service__PreviousMasterKey
  valueFrom:
    secretKeyRef: { name: {{ .existingSecret | quote }}, key: {{ .previousKey | quote }} }
{{- end }}
{{- end }}
{{- if .Values.setupToken.existingSecret }}
- name: Service__SetupToken
  valueFrom:
    secretKeyRef: { name: {{ .Values.setupToken.existingSecret | quote }}, key: {{ .Values.setupToken.key | quote }} }
{{- end }}
- name: Service__MemoryBytes
  valueFrom:
    resourceFieldRef: { containerName: plumbline, resource: limits.memory }
{{- with .Values.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "plumbline.securityContext" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "plumbline.podSecurityContext" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
# What is on the volume already keeps its rights: a key file that its group may read is refused.
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end -}}
