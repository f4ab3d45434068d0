import { beginnings } from './beginnings.ts'
import { book } from './book.ts'
import { bots } from './bots.ts'
import { coach } from './coach.ts'
import { combat } from './combat.ts'
import { cover } from './cover.ts'
import { deals } from './deals.ts'
import { forum } from './forum.ts'
import { frame } from './frame.ts'
import { names } from './names.ts'
import { page } from './page.ts'
import { population } from './population.ts'
import { revenue } from './revenue.ts'
import { revolution } from './revolution.ts'
import { senate } from './senate.ts'
import { setUp } from './set-up.ts'
import { turn } from './turn.ts'

/** The dictionary by subject. Each key is in one part only. */
export const parts = {
  beginnings,
  book,
  bots,
  coach,
  combat,
  cover,
  deals,
  forum,
  frame,
  names,
  page,
  population,
  revenue,
  revolution,
  senate,
  setUp,
  turn
}

export const es = {
  ...beginnings,
  ...book,
  ...bots,
  ...coach,
  ...combat,
  ...cover,
  ...deals,
  ...forum,
  ...frame,
  ...names,
  ...page,
  ...population,
  ...revenue,
  ...revolution,
  ...senate,
  ...setUp,
  ...turn
}
