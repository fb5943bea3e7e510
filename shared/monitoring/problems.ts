/** The problems that the function `watch` reports, by their names in the database. */
export const problems = [
  'site',
  'lag',
  'form',
  'content',
  'plans',
  'attributes',
  'mail_key',
  'waiting_mail',
  'failed_mail',
  'mail_quota',
  'backup',
  'issues',
] as const

export type Problem = (typeof problems)[number]
