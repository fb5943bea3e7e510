/** Patterns of error messages from tools and services, each with advice. The first match is used. */
const advice: readonly [pattern: RegExp, whatToDo: string][] = [
  [
    /ENOENT/,
    'The tool is not installed: install it as its page says (gh: https://cli.github.com).',
  ],
  [
    /IPv6/,
    'Set SUPABASE_DB_URL in .env to the address of the pooler, from *Connect → Session pooler* in Supabase, with the password SUPABASE_DB_PASSWORD of .env.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN/,
    'No server has this name, or you have no connection: look for a typing error in it.',
  ],
  [
    /ECONN\w+|ETIMEDOUT|fetch failed|network|socket hang up|timed? ?out/i,
    'The service cannot be reached: check your connection, and the service’s status page.',
  ],
  // Before 403, with which Resend refuses a second domain.
  [/\b(402|429)\b|quota|limit|plan includes/i, 'The plan’s limit is reached: see docs/costs.md.'],
  [
    /\b401\b|unauthori[sz]ed|authentication|not logged in|must login|log ?in (first|again)|invalid (access )?token/i,
    'The key or the session is not accepted: it may have expired, or be of another account. Sign in again, or make a new key.',
  ],
  [
    /\b403\b|forbidden|permission|not allowed|insufficient/i,
    'This account may not do that: ask an administrator of the project or organization for the right, or sign in as one.',
  ],
  [
    /already (exists|taken|in use|registered)|is taken|not available|\b409\b|conflict/i,
    'The name is taken: set another one in .env, or remove what has it.',
  ],
  [
    /unknown (flag|command|option|argument)|unrecognized|nonexistent flag|EBADENGINE|unexpected form/i,
    'The tool or the service has another version than this project expects: update the tool or the project.',
  ],
  [/(answers with|status) 5\d\d/i, 'The service fails: see its status page, and try again later.'],
]

/** Returns an error message with what to do, as far as it is known. */
export function withAdvice(message: string): string {
  const [, whatToDo] = advice.find(([pattern]) => pattern.test(message)) ?? []
  if (whatToDo === undefined) return message
  return `${/[.!?]$/.test(message) ? message : `${message}.`} ${whatToDo}`
}
