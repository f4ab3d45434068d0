import type { RuleText } from '../rule-text.ts'
import { iii } from './iii.ts'
import { iv } from './iv.ts'
import { ix } from './ix.ts'
import { v } from './v.ts'
import { vi } from './vi.ts'
import { vii } from './vii.ts'
import { viii } from './viii.ts'
import { x } from './x.ts'
import { xi } from './xi.ts'
import { xii } from './xii.ts'
import { xiii } from './xiii.ts'
import { xiv } from './xiv.ts'
import { xix } from './xix.ts'
import { xv } from './xv.ts'
import { xvi } from './xvi.ts'
import { xvii } from './xvii.ts'
import { xviii } from './xviii.ts'
import { xx } from './xx.ts'
import { xxi } from './xxi.ts'
import { xxii } from './xxii.ts'
import { xxiii } from './xxiii.ts'
import { xxiv } from './xxiv.ts'
import { xxix } from './xxix.ts'
import { xxv } from './xxv.ts'
import { xxvi } from './xxvi.ts'
import { xxvii } from './xxvii.ts'
import { xxviii } from './xxviii.ts'
import { xxx } from './xxx.ts'
import { xxxi } from './xxxi.ts'
import { xxxii } from './xxxii.ts'

/** The chapters of the rules, in the order of the rulebook. */
export const chapters = {
  III: iii,
  IV: iv,
  V: v,
  VI: vi,
  VII: vii,
  VIII: viii,
  IX: ix,
  X: x,
  XI: xi,
  XII: xii,
  XIII: xiii,
  XIV: xiv,
  XV: xv,
  XVI: xvi,
  XVII: xvii,
  XVIII: xviii,
  XIX: xix,
  XX: xx,
  XXI: xxi,
  XXII: xxii,
  XXIII: xxiii,
  XXIV: xxiv,
  XXV: xxv,
  XXVI: xxvi,
  XXVII: xxvii,
  XXVIII: xxviii,
  XXIX: xxix,
  XXX: xxx,
  XXXI: xxxi,
  XXXII: xxxii
} satisfies Readonly<Record<string, RuleText>>
