import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { definePlugin } from 'sanity'
import { t } from '../i18n/t.ts'
import type { Project } from './client.ts'
import { EnquiriesTool } from './EnquiriesTool.tsx'
import { toolName } from './toolName.ts'

/** The plugin with the inbox of enquiries, for those whom the project's table of staff names. */
export const enquiries = definePlugin<Project>((options) => ({
  name: 'enquiries',
  tools: [
    {
      name: toolName,
      title: t('Enquiries'),
      icon: EnvelopeIcon,
      component: EnquiriesTool,
      options,
    },
  ],
}))
