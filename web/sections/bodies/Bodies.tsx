import { useMessages } from '../../content/ContentProvider.tsx'
import { fill, translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink } from '../../routing/ButtonLink.tsx'
import { Ledger } from '../../ui/items.tsx'
import { Second } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { LedgerRow } from '../parts/LedgerRow.tsx'

export function Bodies({ section }: { section: SectionOf<'bodies'> }) {
  const message = useMessages()
  const countries = (count: number) =>
    fill(message(count === 1 ? 'bodies.country' : 'bodies.countries'), { count })
  return (
    <Frame section={section} wide>
      <Ledger>
        {section.items.map((body) => (
          <LedgerRow key={body._key} title={body.name} text={body.text} features={body.services}>
            <Second {...translated(body.fullName)} />
            <p {...translated(countries(body.countryCount))} />
            <ButtonLink
              to={body.page}
              $look="onward"
              aria-label={`${message('card.more').value}: ${body.name.value}`}
              {...translated(message('card.more'))}
            />
          </LedgerRow>
        ))}
      </Ledger>
    </Frame>
  )
}
