import { administration } from './administration.ts'
import { battle } from './battle.ts'
import { botHabits } from './bot-habits.ts'
import { bots } from './bots.ts'
import { breakdowns } from './breakdowns.ts'
import { cards } from './cards.ts'
import { chance } from './chance.ts'
import { chapters } from './chapters.ts'
import { coach } from './coach.ts'
import { course } from './course.ts'
import { cover } from './cover.ts'
import { encyclopedia } from './encyclopedia.ts'
import { fights } from './fights.ts'
import { forecasts } from './forecasts.ts'
import { frame } from './frame.ts'
import { greatMoments } from './great-moments.ts'
import { map } from './map.ts'
import { marchOrders } from './march-orders.ts'
import { marches } from './marches.ts'
import { names } from './names.ts'
import { pages } from './pages.ts'
import { panels } from './panels.ts'
import { players } from './players.ts'
import { presetFights } from './preset-fights.ts'
import { presets } from './presets.ts'
import { questions } from './questions.ts'
import { realm } from './realm.ts'
import { relations } from './relations.ts'
import { relationsPicture } from './relations-picture.ts'
import { routine } from './routine.ts'
import { rulebook } from './rulebook.ts'
import { rulesChanges } from './rules-changes.ts'
import { sea } from './sea.ts'
import { setUp } from './set-up.ts'
import { sieges } from './sieges.ts'
import { storyBook } from './story-book.ts'
import { storyProse } from './story-prose.ts'

/** The dictionary by subject. Each key is in one part only. */
export const parts = {
  administration,
  pages,
  map,
  battle,
  relationsPicture,
  storyBook,
  cards,
  botHabits,
  bots,
  chance,
  chapters,
  course,
  marchOrders,
  fights,
  frame,
  greatMoments,
  marches,
  names,
  forecasts,
  panels,
  players,
  presets,
  presetFights,
  questions,
  realm,
  coach,
  cover,
  encyclopedia,
  routine,
  rulebook,
  rulesChanges,
  sea,
  setUp,
  sieges,
  storyProse,
  relations,
  breakdowns
}

export const es = {
  ...administration,
  ...pages,
  ...map,
  ...battle,
  ...relationsPicture,
  ...storyBook,
  ...cards,
  ...botHabits,
  ...bots,
  ...chance,
  ...chapters,
  ...course,
  ...marchOrders,
  ...fights,
  ...frame,
  ...greatMoments,
  ...marches,
  ...names,
  ...forecasts,
  ...panels,
  ...players,
  ...presets,
  ...presetFights,
  ...questions,
  ...realm,
  ...coach,
  ...cover,
  ...encyclopedia,
  ...routine,
  ...rulebook,
  ...rulesChanges,
  ...sea,
  ...setUp,
  ...sieges,
  ...storyProse,
  ...relations,
  ...breakdowns
}
