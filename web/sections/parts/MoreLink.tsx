import type { Text } from '../../../shared/content/text.ts'
import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { VisuallyHidden } from '../../ui/typography.tsx'

/**
 * A link «Learn more», whose text goes on unseen with what it is about: out of its place, in a list of
 * links, it would be like all others.
 * @param to the page's path
 */
export function MoreLink({ to, about }: { to: string; about: Text }) {
  const message = useMessages()
  return (
    <ButtonLink to={to} $look="onward">
      <span {...translated(message('card.more'))} />
      <VisuallyHidden lang={about.lang}>{`: ${about.value}`}</VisuallyHidden>
    </ButtonLink>
  )
}
