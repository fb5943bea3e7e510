import type { CustomValidator } from 'sanity'
import { say } from '../../words/say.ts'

type Sections = { _key: string; anchor?: string }[] | undefined

/** Refuses an anchor that another section of the page has: it becomes an HTML id. */
export const uniqueAnchors: CustomValidator<Sections> = (sections = []) => {
  const faults = sections
    .filter(
      ({ anchor }, index) =>
        anchor && sections.some((other, place) => place !== index && other.anchor === anchor),
    )
    .map(({ _key, anchor }) => ({
      message: say('Another section of this page has the anchor “{anchor}” too', {
        anchor: anchor ?? '',
      }),
      path: [{ _key }, 'anchor'],
    }))
  return faults.length > 0 ? faults : true
}
