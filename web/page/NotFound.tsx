import { useEffect } from 'react'
import styled from 'styled-components'
import { homePath } from '../../shared/content/paths.ts'
import { useMessages } from '../content/ContentProvider.tsx'
import { translatedProps } from '../i18n/translatedProps.ts'
import { ButtonLink } from '../routing/PageLink.tsx'
import { color, font, from } from '../theme/tokens.ts'
import { Container, spanning, twelveColumns } from '../ui/layout.tsx'
import { H1, Lead } from '../ui/typography.tsx'

const Area = styled(Container)`
  padding-block: clamp(3rem, 8vw, 7rem);
  ${twelveColumns}
`

const Code = styled.p`
  margin-bottom: 1.5rem;
  color: ${color.green};
  font: ${font.serifWeight} clamp(6rem, 2rem + 19vw, 17rem)/.8 ${font.serif};
  letter-spacing: 0;

  ${spanning('1/7')}
`

const Texts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 1.25rem;

  ${H1} {
    font-size: ${font.size.h2};
  }

  ${from.large} {
    grid-column: 7/-1;
    align-self: end;
  }
`

/** The not-found page. Logs the attempted path to the console. */
export function NotFound({ path }: { path: string }) {
  const message = useMessages()
  useEffect(() => {
    console.warn(`404: there is no page at ${path}`)
  }, [path])
  return (
    <section id="not-found" aria-labelledby="not-found-heading">
      <Area>
        <Code {...translatedProps(message('status.notFound'))} />
        <Texts>
          <H1 id="not-found-heading" {...translatedProps(message('notFound.heading'))} />
          <Lead {...translatedProps(message('notFound.text'))} />
          <ButtonLink to={homePath} {...translatedProps(message('notFound.home'))} />
        </Texts>
      </Area>
    </section>
  )
}
