/** The problems that the function `watch` tells, by their names in the database (migration watch). */
export const problems = ['site', 'lag', 'plans', 'waiting_mail', 'failed_mail'] as const

export type Problem = (typeof problems)[number]
