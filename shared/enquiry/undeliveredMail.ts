/** Resend's events of a mail that it has accepted, but not delivered. */
export const undeliveredEvents = ['email.bounced', 'email.suppressed', 'email.failed'] as const

/** The reasons, as in the log of enquiries. */
export const undeliveredReasons = {
  /** The recipient's server refused it. */
  'email.bounced': 'bounced',
  /** Resend sends nothing to an address from which a mail has bounced. */
  'email.suppressed': 'suppressed',
  'email.failed': 'failed',
} as const satisfies Record<(typeof undeliveredEvents)[number], string>

export type UndeliveredReason = (typeof undeliveredReasons)[keyof typeof undeliveredReasons]
