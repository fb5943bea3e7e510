import * as lucide from 'lucide-react'
import type { IconName } from '../../../shared/content/shapes/icon.ts'
import { sentence } from '../rules/shape.ts'

export const icons: Record<IconName, lucide.LucideIcon> = {
  award: lucide.Award,
  badgeCheck: lucide.BadgeCheck,
  book: lucide.BookOpen,
  boxes: lucide.Boxes,
  building: lucide.Building2,
  clipboard: lucide.ClipboardCheck,
  clock: lucide.Clock,
  factory: lucide.Factory,
  document: lucide.FileText,
  flask: lucide.FlaskConical,
  globe: lucide.Globe,
  training: lucide.GraduationCap,
  handshake: lucide.Handshake,
  health: lucide.HeartPulse,
  government: lucide.Landmark,
  leaf: lucide.Leaf,
  idea: lucide.Lightbulb,
  mail: lucide.Mail,
  location: lucide.MapPin,
  microscope: lucide.Microscope,
  phone: lucide.Phone,
  pill: lucide.Pill,
  scale: lucide.Scale,
  search: lucide.Search,
  shield: lucide.ShieldCheck,
  stamp: lucide.Stamp,
  temperature: lucide.Thermometer,
  growth: lucide.TrendingUp,
  truck: lucide.Truck,
  people: lucide.Users,
}

/** Returns what editors call an icon. */
export function iconTitle(name: IconName): string {
  return sentence(name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`))
}
