/** The client's error for a transaction whose first mutation was refused with 409. */
export function conflict(type: string, details: Record<string, unknown> = {}) {
  return {
    statusCode: 409,
    details: { type: 'mutationError', items: [{ index: 0, error: { type, ...details } }] },
  }
}
