import { HomeIcon } from '@sanity/icons/Home'
import { definePlugin } from 'sanity'
import { t } from '../i18n/t.ts'
import { StartTool } from './StartTool.tsx'

/** The plugin with the screen on which the Studio opens. */
export const start = definePlugin({
  name: 'start',
  tools: [{ name: 'start', title: t('Start'), icon: HomeIcon, component: StartTool }],
})
