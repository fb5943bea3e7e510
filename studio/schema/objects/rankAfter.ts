/**
 * A rank for a copy: after the original and before whatever follows it. Two documents of one rank
 * could not be dragged apart; what is appended makes the rank's fraction longer.
 */
export function rankAfter(rank: string): string {
  return `${rank}${crypto.randomUUID().slice(0, 8)}i`
}
