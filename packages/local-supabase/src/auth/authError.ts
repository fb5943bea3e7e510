import { HttpError } from 'stand-in-server/httpError'

/** An error in the form of Supabase Auth. */
export const authError = (status: number, code: string, message: string) =>
  new HttpError(status, message, { code, message })

/** The error for a feature of Supabase Auth that the stand-in lacks. */
export const notHere = (what: string) =>
  authError(
    501,
    'local',
    `The local Supabase does not have ${what}: users sign in with a mailed code (signInWithOtp)`,
  )
