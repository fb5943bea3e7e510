import styled from 'styled-components'
import { translated } from '../i18n/text.ts'
import type { Page } from '../model/types.ts'
import { Actions } from '../sections/parts/Actions.tsx'
import { color, font, from, space } from '../theme/tokens.ts'
import { Container, Stack } from '../ui/layout.tsx'
import { Picture } from '../ui/Picture.tsx'
import { H1, Lead } from '../ui/typography.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { LastUpdated } from './LastUpdated.tsx'

const Ground = styled.section`
  padding-block: ${space.xl} ${space.xxl};
  background: ${color.tint};
  border-bottom: 1px solid ${color.line};
`

const Beside = styled.div`
  display: grid;
  gap: ${space.xl};
  align-items: center;
  margin-top: ${space.l};

  ${from.large} {
    grid-template-columns: repeat(auto-fit, minmax(28rem, 1fr));
  }
`

const Eyebrow = styled.p`
  color: ${color.accent};
  font-size: ${font.size.small};
  font-weight: 700;
`

/** The top of a page: breadcrumb, heading, text and first buttons. */
export function Hero({ page }: { page: Page }) {
  const { eyebrow, heading, text, actions, image } = page.hero
  return (
    <Ground id="hero" aria-labelledby="hero-heading">
      <Container>
        <Breadcrumb page={page} />
        <Beside>
          <Stack>
            {eyebrow && <Eyebrow {...translated(eyebrow)} />}
            <H1 id="hero-heading" {...translated(heading)} />
            <Lead {...translated(text)} />
            {page._type === 'legalPage' && <LastUpdated />}
            {actions && <Actions actions={actions} />}
          </Stack>
          {image && <Picture image={image} sizes="(min-width: 64rem) 50vw, 100vw" eager />}
        </Beside>
      </Container>
    </Ground>
  )
}
