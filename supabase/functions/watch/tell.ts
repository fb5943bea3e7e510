import { hashOf } from '../../../shared/content/hash.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import type { WatchedProblem } from '../_shared/database.ts'
import { log, reasonOf } from '../_shared/failure.ts'
import { sendByResend } from '../_shared/mail.ts'
import { closeIssue, openIssue } from './issues.ts'
import { composeMessage } from './message.ts'
import { repositoryOf, type Settings } from './settings.ts'

/**
 * Returns a function that tells a problem, or that it is over, by the ways that have not told it yet. It returns the
 * problem with the ways by which it is told now, and never rejects: what fails is repeated after the next check.
 */
export function createTell(settings: Settings) {
  const {
    CONTACT_EMAIL_FROM: from,
    CONTACT_EMAIL_TO: to,
    CONTACT_EMAIL_LANGUAGE: language,
    SITE_ORIGINS: site,
  } = settings
  const github = repositoryOf(settings)

  async function mail(problem: WatchedProblem): Promise<boolean> {
    const isOpen = !problem.is_over
    if (problem.is_mailed === isOpen) return isOpen
    const message = { from, to: [to], ...composeMessage(problem, site, language) }
    await sendByResend(settings, `watch-${hashOf(JSON.stringify(message))}`, message)
    return isOpen
  }

  async function file(problem: WatchedProblem): Promise<number | null> {
    const { is_over, issue } = problem
    if (!github) return null
    if (is_over && issue !== null) await closeIssue(github, issue)
    if (is_over) return null
    return issue ?? (await openIssue(github, composeMessage(problem, site, defaultLanguage)))
  }

  return async (problem: WatchedProblem): Promise<WatchedProblem> => {
    const attempt = async <Told>(way: string, telling: Promise<Told>, before: Told) => {
      const told = await telling.catch((error: unknown) => {
        log('not told', { problem: problem.name, way, reason: reasonOf(error) })
        return before
      })
      if (told !== before) log('told', { problem: problem.name, way, over: problem.is_over })
      return told
    }
    return {
      ...problem,
      is_mailed: await attempt('mail', mail(problem), problem.is_mailed),
      issue: await attempt('issue', file(problem), problem.issue),
    }
  }
}
