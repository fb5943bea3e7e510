import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { addressOf, languageAndPath } from '../../../shared/content/addresses/addresses.ts'
import { contactPath, medicineListPath } from '../../../shared/content/addresses/paths.ts'
import { mailUrl, telUrl } from '../../../shared/text/contactUrls.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import { useCurrentPage, useSite } from '../../loading/ContentProvider.tsx'
import type { Action } from '../../model/types.ts'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { linkState } from '../../routing/visitSource.ts'
import { Button, ButtonAnchor, type ButtonVariant } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { PrintButton } from '../../ui/PrintButton.tsx'

export function ActionButton({ action, variant }: { action: Action; variant: ButtonVariant }) {
  const { phone, emergencyPhone, emails } = useSite()
  const props = { $variant: variant, ...(action.label && translatedProps(action.label)) }
  switch (action.kind) {
    case 'page':
      return <ButtonLink to={action.page} {...props} />
    case 'contact':
      return <ButtonLink to={contactAbout(action.service)} {...props} />
    case 'external':
      return <ButtonAnchor href={action.url} {...props} />
    case 'phone':
    case 'emergency': {
      const ownNumber = action.kind === 'emergency' ? emergencyPhone : undefined
      return (
        <ButtonAnchor
          href={telUrl(ownNumber ?? phone)}
          $variant={variant}
          {...previewField(`siteSettings:${ownNumber ? 'emergencyPhone' : 'phone'}`)}
        >
          {action.label && <span {...translatedProps(action.label)} />}
          <span>{ownNumber ?? phone}</span>
        </ButtonAnchor>
      )
    }
    case 'email': {
      const address = emails[action.mailbox]
      return (
        <ButtonAnchor
          href={mailUrl(address)}
          $variant={variant}
          {...previewField(`siteSettings:emails.${action.mailbox}`)}
        >
          {action.label ? <span {...translatedProps(action.label)} /> : address}
        </ButtonAnchor>
      )
    }
    case 'medicines':
    case 'medicineList':
      return <MedicinesLink action={action} variant={variant} />
    case 'print':
      return <PrintButton {...translatedProps(action.label)} />
    case 'assessmentCheck':
      return <AssessmentCheck action={action} variant={variant} />
  }
}

type MedicinesLinkProps = {
  action: Extract<Action, { kind: 'medicines' | 'medicineList' }>
  variant: ButtonVariant
}

/** A link to the page's medicines, or to their generated PDF. */
function MedicinesLink({ action: { kind, label }, variant }: MedicinesLinkProps) {
  const { language, path } = languageAndPath(useLocation().pathname)
  const medicines = useCurrentPage()?.sections.find(({ _type }) => _type === 'medicines')
  const props = { $variant: variant, ...translatedProps(label) }
  if (kind === 'medicineList')
    return <ButtonAnchor href={addressOf(medicineListPath(path), language)} download {...props} />
  if (!medicines || !('anchor' in medicines)) return null
  return <ButtonAnchor href={`#${medicines.anchor}`} {...props} />
}

/**
 * Returns the path of the contact page. With a Service of Interest, the path leads to its form and preselects the
 * service.
 */
export function contactAbout(service: string | undefined): string {
  return service === undefined
    ? contactPath
    : `${contactPath}?${new URLSearchParams({ service })}#form`
}

/** Delay in ms from the alert to the redirect, as the customer requires. */
const redirectAfterMs = 2000

type CheckProps = { action: Extract<Action, { kind: 'assessmentCheck' }>; variant: ButtonVariant }

function AssessmentCheck({ action, variant }: CheckProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const check = () => {
    window.alert(`${action.dialogTitle.value}\n\n${action.dialogText.value}`)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // The visitor may have chosen another language meanwhile.
      const { pathname } = window.location
      const to = addressOf(contactPath, languageAndPath(pathname).language)
      navigate(to, { state: linkState(to, { ...location, pathname }) })
    }, redirectAfterMs)
  }
  return <Button $variant={variant} onClick={check} {...translatedProps(action.label)} />
}

export const ActionRow = styled(Row)`
  @media print {
    display: none;
  }
`

const variants: ButtonVariant[] = ['primary', 'secondary']

type ActionsProps = {
  actions: Action[]
  /** Whether the buttons are in a section's body, where links to pages are less prominent than the section's rows. */
  inBody?: boolean
}

/** A row of up to two buttons, the first of them primary, and links. */
export function Actions({ actions, inBody = false }: ActionsProps) {
  return (
    <ActionRow>
      {actions.map((action, index) => (
        <ActionButton
          key={action._key ?? action.kind}
          action={action}
          variant={inBody && action.kind === 'page' ? 'secondary' : (variants[index] ?? 'onward')}
        />
      ))}
    </ActionRow>
  )
}
