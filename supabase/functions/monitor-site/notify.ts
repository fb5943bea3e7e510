import { hashOf } from '../../../shared/hash.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import type { ConfirmedProblem } from '../_shared/database.ts'
import { log, reasonOf } from '../_shared/failure.ts'
import { sendByResend } from '../_shared/mail.ts'
import { closeIssue, openIssue } from './githubIssues.ts'
import { composeMessage } from './message.ts'
import { type MonitoringSettings, repositoryOf } from './settings.ts'

/**
 * Returns a function that notifies people of a problem, or that it is resolved, by mail and by an issue on GitHub,
 * unless they were notified before. It returns the problem with the channels that have succeeded, and never rejects: a
 * channel that fails is tried again after the next check.
 */
export function createNotify(settings: MonitoringSettings) {
  const {
    CONTACT_EMAIL_FROM: from,
    CONTACT_EMAIL_TO: to,
    CONTACT_EMAIL_LANGUAGE: language,
    SITE_ORIGINS: site,
  } = settings
  const github = repositoryOf(settings)

  async function mail(problem: ConfirmedProblem): Promise<boolean> {
    const isOpen = !problem.is_over
    if (problem.is_mailed === isOpen) return isOpen
    const message = { from, to: [to], ...composeMessage(problem, site, language) }
    await sendByResend(settings, `monitor-site-${hashOf(JSON.stringify(message))}`, message)
    return isOpen
  }

  async function openOrCloseIssue(problem: ConfirmedProblem): Promise<number | null> {
    const { is_over, issue } = problem
    if (!github) return null
    if (is_over && issue !== null) await closeIssue(github, issue)
    if (is_over) return null
    return issue ?? (await openIssue(github, composeMessage(problem, site, defaultLanguage)))
  }

  return async (problem: ConfirmedProblem): Promise<ConfirmedProblem> => {
    const attempt = async <State>(channel: string, sending: Promise<State>, before: State) => {
      const after = await sending.catch((error: unknown) => {
        log('not notified', { problem: problem.name, channel, reason: reasonOf(error) })
        return before
      })
      if (after !== before)
        log('notified', { problem: problem.name, channel, over: problem.is_over })
      return after
    }
    return {
      ...problem,
      is_mailed: await attempt('mail', mail(problem), problem.is_mailed),
      issue: await attempt('issue', openOrCloseIssue(problem), problem.issue),
    }
  }
}
