import type { ComponentType } from 'react'
import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { CountryEntry, CountrySection } from '../../model/types.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { ActionButton } from '../../sections/parts/Actions.tsx'
import { Frame } from '../../sections/parts/Frame.tsx'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { Remark } from '../../ui/items.tsx'
import { RunList } from '../../ui/MarkedList.tsx'
import { squareMark } from '../../ui/marks.ts'
import { H3, VisuallyHidden } from '../../ui/typography.tsx'

/** Memberships side by side, as many as there is room for. */
const Marks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 46%), 1fr));
  gap: 0 ${grid.gap};

  @media print {
    grid-template-columns: repeat(4, 1fr);
    gap: 0 4mm;

    > li {
      padding-block: 1mm;
    }
  }
`

/** A membership, with a square if the country has it, or a dash. */
const Membership = styled.li<{ $isMember: boolean }>`
  position: relative;
  padding: .7rem 0 .9rem 1.3rem;
  border-top: 1px solid ${color.rule};
  font-size: ${font.size.s};
  line-height: 1.4;
  break-inside: avoid;

  &::before {
    ${({ $isMember }) =>
      squareMark(
        $isMember
          ? { size: '.625rem', top: '1.3rem', fill: color.primary }
          : { size: '.625rem', top: '1.55rem', fill: color.edge },
      )}
    ${({ $isMember }) => !$isMember && 'height: 1px;'}
  }

  h3 {
    font-weight: ${({ $isMember }) => ($isMember ? 600 : 400)};
  }

  /* As high as a finger needs. */
  a {
    display: inline-block;
    padding-block: .15rem;
  }

  p {
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
`

/** Procedures and routes, each with its title, description and time. */
const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: .25rem ${grid.gap};
    padding-block: .9rem 1.1rem;
    border-top: 1px solid ${color.rule};
    line-height: 1.5;
    break-inside: avoid;

    &:first-child {
      padding-top: 0;
      border-top: 0;
    }

    ${from.medium} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr);
    }
  }

  ul {
    margin-top: .5rem;
  }

  @media print {
    > li {
      grid-template-columns: 2.8cm minmax(0, 1fr) 4.4cm;
      column-gap: 4mm;
      padding-block: 1mm;
      line-height: 1.35;
    }

    h3 {
      font-size: 11pt;
    }

    ul {
      columns: 2;
      margin: 0;
    }
  }
`

const Time = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.s};

  span {
    display: block;
  }

  span + span {
    font-size: ${font.size.xs};
  }
`

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: .1rem .5rem;

  a {
    display: inline-block;
    padding-block: .3rem;
  }

  [aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
`

/** Printed, the sections fit on one page with the heading: their headings are in the margin, and links are left out. */
const Profile = styled.div`
  @media print {
    zoom: .78;

    section > div {
      display: grid;
      grid-template-columns: 3.4cm minmax(0, 1fr);
      gap: 5mm;
      padding-block: 3mm;
    }

    section > div > div {
      padding: 0;
    }

    /* In a grid, a heading that avoids a break after it keeps the next section on its page too. */
    h2, h3, section > div > :first-child {
      break-after: auto;
    }

    h2 {
      font-size: 12pt;
    }

    h2 + p {
      margin-top: 1mm;
      font-size: 8pt;
      line-height: 1.3;
    }
  }
`

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`

type EntriesProps = { entries: CountryEntry[]; path: string }

function Title({ title, to, href }: CountryEntry) {
  if (to !== undefined) return <PageLink to={to} {...translatedProps(title)} />
  if (href !== undefined) return <a href={href} {...translatedProps(title)} />
  return <span {...translatedProps(title)} />
}

const NotMember = styled.span`
  color: ${color.inkMuted};
`

function Memberships({ entries }: EntriesProps) {
  const message = useMessages()
  return (
    <Marks>
      {entries.map(({ isMember, ...entry }) => {
        // Readers understand a square as a membership; a dash needs visible words.
        const MemberWord = isMember ? VisuallyHidden : NotMember
        return (
          <Membership key={entry._key} $isMember={isMember !== false}>
            <h3>
              <Title {...entry} />
              {isMember !== undefined && (
                <MemberWord>
                  {', '}
                  <span
                    {...translatedProps(message(`countries.${isMember ? 'member' : 'notMember'}`))}
                  />
                </MemberWord>
              )}
            </h3>
            {entry.text && <p {...translatedProps(entry.text)} />}
          </Membership>
        )
      })}
    </Marks>
  )
}

function Procedures({ entries }: EntriesProps) {
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={entry._key}>
          <H3>
            <Title {...entry} />
          </H3>
          <div>
            {entry.text && <p {...translatedProps(entry.text)} />}
            {entry.remark && <Remark {...translatedProps(entry.remark)} />}
            {entry.features && <RunList points={entry.features} />}
            {entry.link && <ActionButton action={entry.link} variant="onward" />}
          </div>
          {entry.time && (
            <Time>
              <span {...translatedProps(entry.time)} />
              {entry.timeNote && <span {...translatedProps(entry.timeNote)} />}
            </Time>
          )}
        </li>
      ))}
    </Rows>
  )
}

function OtherCountries({ entries, path }: EntriesProps) {
  return (
    <Links>
      {entries.map(({ _key, title, to = path }) => (
        <li key={_key}>
          <PageLink
            to={to}
            aria-current={to === path ? 'page' : undefined}
            {...translatedProps(title)}
          />
        </li>
      ))}
    </Links>
  )
}

const views: Record<CountrySection['layout'], ComponentType<EntriesProps>> = {
  marks: Memberships,
  rows: Procedures,
  links: OtherCountries,
}

type CountryProfileProps = { sections: CountrySection[]; path: string }

/**
 * The sections of a country's page before the call to action: memberships, procedures, trademark routes, reporting and
 * the other countries.
 */
export function CountryProfile({ sections, path }: CountryProfileProps) {
  return (
    <Profile>
      {sections.map((section) => {
        const Entries = views[section.layout]
        const frame = (
          <Frame key={section.anchor} section={section}>
            <Entries entries={section.entries} path={path} />
          </Frame>
        )
        return section.layout === 'links' ? (
          <OnScreen key={section.anchor}>{frame}</OnScreen>
        ) : (
          frame
        )
      })}
    </Profile>
  )
}
