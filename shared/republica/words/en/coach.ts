import { english } from '../text-gaps.ts'

/** The guided first turn, and hints. */
export const coach = english({
  'lesson.goal': 'What you want',
  'lesson.goal-text':
    'Power in Rome: a senator of yours with overwhelming influence, the consulate for life, or Rome taken by the sword.',
  'lesson.goal-more':
    'But Rome must live. Too many wars, an empty treasury or an angry people end the game for everybody. Look at the gauges above.',
  'lesson.seats': 'Your senators',
  'lesson.seats-text':
    'Each portrait shows military and popularity, loyalty and talents on the left, votes and influence on the right. A click opens the whole card.',
  'lesson.seats-more': 'Your leader cannot be lured away, and earns most. Make it somebody worth keeping.',
  'lesson.money': 'Money',
  'lesson.money-text':
    'Gifts to the State bring influence. Then money moves freely, once a year: between your purses, and to others as a payment.',
  'lesson.money-more':
    'Only your faction’s treasury is secret and survives a death; but votes are bought, and senators won, from personal purses.',
  'lesson.forum': 'The forum',
  'lesson.forum-text':
    'Persuade an unaligned senator: oratory and influence against his loyalty, and a talent more for each point. Others may pay against you.',
  'lesson.forum-more': 'Games calm the people and make the giver popular.',
  'lesson.people': 'The people',
  'lesson.people-text':
    'The consul of Rome answers for the year. Unrest makes the dice worse, his popularity makes them better.',
  'lesson.people-more': 'The gauge of danger says how likely the worst is.',
  'lesson.elections': 'Elections',
  'lesson.elections-text':
    'Consuls are nominated in pairs. Offer one seat to another faction, and its votes may come with it.',
  'lesson.elections-more': 'The consul of Rome presides and proposes; the other leads the armies first.',
  'lesson.vote': 'Voting',
  'lesson.vote-text':
    'One click casts all votes of your faction in Rome. Each talent from a senator’s purse buys one vote more.',
  'lesson.vote-more': 'A tribune forbids a vote before or while you are called. Nobody takes a vote back.',
  'lesson.trials': 'Trials',
  'lesson.trials-text':
    'The censor may try whoever held an office last year. The accused counts his influence among the votes for him.',
  'lesson.trials-more': 'He may also appeal to the people: a popular man is hard to condemn.',
  'lesson.business': 'Other business',
  'lesson.business-text':
    'Point at the commander and at the war, say how many legions: you see the odds before anybody votes.',
  'lesson.business-more':
    'An active war without a legion angers the people; and every war costs money each year.',
  'lesson.end': 'Go on',
  'lesson.end-text':
    'At the end of the year victorious commanders lay down their command, or march on Rome. Keep five cards at most.',
  'lesson.end-more':
    'Deals are made at the table; what can be enforced is carried out, the rest stands in the ledger.',
  'hint.leader': 'A leader cannot be persuaded to leave you.',
  'hint.contribute': 'Gifts are counted by senator: two small ones bring less than one great one.',
  'hint.redistribute': 'Money in a personal purse also makes a senator harder to lure away.',
  'hint.persuade': 'Ten or more on the dice always fails.',
  'hint.counter-bribe': 'All money ends in the purse of the senator whom it is about.',
  'hint.nominate-consuls': 'A beaten pair cannot stand again this year.',
  'hint.prosecute': 'The prosecutor gains half of the influence that the accused loses.',
  'hint.preside': 'If everybody else votes against you, you lose influence.',
  'hint.vote': 'Senators of one faction need not vote alike.',
  'hint.offer-deal': 'A promise of money is paid by the rules at the next redistribution.'
})
