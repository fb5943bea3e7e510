import { useEffect } from 'react'
import styled from 'styled-components'
import { homePath } from '../../shared/content/paths.ts'
import { useMessages } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { ButtonLink } from '../routing/ButtonLink.tsx'
import { color, space } from '../theme/tokens.ts'
import { Container, Stack } from '../ui/layout.tsx'
import { H1, Lead } from '../ui/typography.tsx'

const Ground = styled.section`
  padding-block: ${space.xxl};

  a {
    align-self: flex-start;
  }
`

const Code = styled.p`
  color: ${color.brand};
  font-size: 4rem;
  font-weight: 800;
  line-height: 1;
`

/** The not-found page. Logs the attempted path to the console. */
export function NotFound({ path }: { path: string }) {
  const message = useMessages()
  useEffect(() => {
    console.warn(`404: there is no page at ${path}`)
  }, [path])
  return (
    <Ground id="not-found" aria-labelledby="not-found-heading">
      <Container>
        <Stack>
          <Code {...translated(message('notFound.code'))} />
          <H1 id="not-found-heading" {...translated(message('notFound.heading'))} />
          <Lead {...translated(message('notFound.text'))} />
          <ButtonLink to={homePath} {...translated(message('notFound.home'))} />
        </Stack>
      </Container>
    </Ground>
  )
}
