/** The problems that the function `monitor-site` reports, by their names in the database. */
export const problems = [
  'site_unreachable',
  'site_outdated',
  'form_refused',
  'content_unreadable',
  'plan_late',
  'attributes_nearly_full',
  'mail_key_refused',
  'mail_waiting',
  'mail_failed',
  'mail_quota_nearly_used',
  'backup_overdue',
  'github_refused',
] as const

export type Problem = (typeof problems)[number]
