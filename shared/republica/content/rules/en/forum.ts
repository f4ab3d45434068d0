import type { RuleText } from '../rule-text.ts'

/** Chapter 7. */
export const forum: RuleText = {
  sections: {
    '1': {
      title: 'Time passes',
      text: ['What happened in the forum lasts until the next forum phase begins.']
    },
    '2': {
      title: 'Initiatives',
      text: [
        'First each faction draws (7.3), then each takes its initiative: a persuasion (7.5), games (7.4), another leader. The faction of the consul of Rome begins, or that of the highest official; the others follow clockwise.',
        'With fewer than {forum.initiatives} factions the remaining initiatives are sold, until there have been {forum.initiatives}: from the highest official each faction bids once, at least {forum.leastBid} talent and more than the last, with the money of one senator in Rome. If nobody bids, it is the official’s. Whoever has it draws first.'
      ]
    },
    '3': {
      title: 'Cards',
      text: [
        'For each draw a pair of dice is rolled: {forum.happeningOn} brings a happening (7.35), anything else the top card of the deck. Red cards (intrigue, concessions, statesmen, laws) go to the hand of the faction; wars, leaders, families and bequests to the table. Nobody begins a turn with more than {hand.limit} cards (11.1).'
      ]
    },
    '31': {
      title: 'Senators',
      text: [
        'A senator has military skill, oratory (his votes), loyalty, influence and popularity. Influence is never below nothing; popularity lies between {popularity.least} and {popularity.most}. His number is that of his mortality chit.'
      ]
    },
    '312': {
      title: 'Statesmen',
      text: [
        'A statesman is played at the set-up or in the revolution phase. If his family’s senator is in his faction, or without one, he takes his place with all that he has, and the higher of both influences and popularities. He cannot come while another faction has his family or another man of it is on the table; brothers and cousins may live together. A statesman beside one whom he opposes has no loyalty.'
      ]
    },
    '32': {
      title: 'Concessions',
      text: [
        'A concession belongs to whom it was given and pays him each year. Armaments and ship building pay when units are raised, the land commission only while a land certificate is in force. After a death or a conviction it goes to the forum, where the Senate gives it away anew (9.61); if it was destroyed, it lies in the Curia until a die shows {forum.concessionReturnsOn} or more at the end of a forum phase.'
      ]
    },
    '33': {
      title: 'Wars',
      text: [
        'A war has its strength on land, the fleets that Rome needs to support an army against it, and perhaps a fleet of its own, which must be beaten first. Other numbers on the card mean disasters (10.21) and standoffs (10.31).'
      ]
    },
    '331': {
      title: 'Inactive wars',
      text: [
        'Some wars sleep when they are drawn. They wake when the Senate attacks them, when another war of their type or their leader comes, when a leader finds refuge with them, or with the Social War.'
      ]
    },
    '332': {
      title: 'Matching wars',
      text: [
        'Wars of one type strengthen each other: each of a pair counts double, and so on with the number of them. The fleets that an army needs never change. Each is fought on its own, and none may be attacked before the older active ones of its type have been.'
      ]
    },
    '333': {
      title: 'Pirates',
      text: ['Pirates are a drought for each of their cards, even while they sleep (8.1).']
    },
    '334': {
      title: 'What wars do',
      text: [
        'Each active war costs the State {state.war} talents a year. At the end of combat {victory.wars} active wars bring Rome down. An active war without a legion against it at that time is unprosecuted and raises unrest.'
      ]
    },
    '335': {
      title: 'Revolts',
      text: [
        'A revolt is a war without spoils. Some cards are revolts only where a certain province exists; and when the last war of a series is won, those before it become revolts.'
      ]
    },
    '34': {
      title: 'Leaders',
      text: [
        'An enemy leader adds his strength to all wars of his type, on land and at sea, after they have been multiplied, and adds his own numbers of disaster and standoff. He goes with his last war. Without a war he waits: at the end of each forum phase a die decides, and with {forum.leaderDiesOn} or more he dies.'
      ]
    },
    '35': {
      title: 'Happenings',
      text: [
        'What happens is rolled with {dice.triple} dice on the table of the era. It lasts for a turn; if it comes again in the same turn, it is worse.',
        {
          list: [
            'Mob violence: as many chits as there is unrest kill in Rome whoever is less popular than that.',
            'Natural disaster: the State pays {happening.disaster} talents, and a die destroys a concession.',
            'Evil omens: the State pays {happening.omens}; all rolls of the turn suffer by one, and a persuasion is harder by one.',
            'Epidemic: {happening.epidemic} chits strike in Rome; again, one senator abroad.',
            'Drought: unrest, and dear grain.',
            'Storm at sea: a pair of dice of fleets sink.',
            'Manpower shortage: new units cost {units.shortage} more each.',
            'An ally deserts, or one of the enemy: some battles are harder, or easier.',
            'Refuge: a beaten leader flees to the next war.',
            'An enemy leader dies, at the choice of the highest official.',
            'Allied enthusiasm: {happening.enthusiasm} talents in the next revenue, or {happening.greatEnthusiasm}.',
            'Rhodes lends {happening.alliedFleets} fleets for a war, {happening.moreAlliedFleets} in all.',
            'New alliance: when the Senate has risen, a war that is no revolt ends for half its spoils, or for good.',
            'The trial of Verres: governors take {happening.verres} less, and the State more.',
            'Pretender, internal disorder, barbarian raids: provinces rise or are overrun.'
          ]
        }
      ]
    },
    '36': {
      title: 'Cards of intrigue',
      text: [
        'Tribunes propose and forbid (9.7), assassins and bodyguards work in the Senate (9.8). In the forum, seduction and blackmail make a persuasion unopposed; whoever withstands blackmail loses a pair of dice of influence and of popularity. Influence peddling takes a random card of another hand. Other cards and laws belong to the later eras.'
      ]
    },
    '37': {
      title: 'Deals',
      text: [
        'Factions may make deals. When all whom it names accept a deal, it is public, and what the rules can carry out is carried out: money at the next redistribution (6.3), cards in the revolution phase (11.1). What they cannot stays in a ledger, kept or broken. Nobody can bind himself about the share-out of the consulate, a murder or a rebellion.'
      ]
    },
    '4': {
      title: 'Games',
      text: [
        'A senator in Rome may pay for games from his own treasury. He gains popularity, and unrest falls by as much.',
        {
          head: ['Games', 'Cost', 'Popularity', 'Unrest'],
          rows: [
            ['minor', '{games.minorCost}', '{+games.minorPopularity}', '{+games.minorUnrest}'],
            ['medium', '{games.mediumCost}', '{+games.mediumPopularity}', '{+games.mediumUnrest}'],
            ['grand', '{games.grandCost}', '{+games.grandPopularity}', '{+games.grandUnrest}']
          ]
        }
      ]
    },
    '5': {
      title: 'Persuasion',
      text: [
        'A senator in Rome may try to win over another who is in Rome, without a faction or of another one.'
      ]
    },
    '51': {
      title: 'The number',
      text: [
        'The base number is his oratory and influence less the other’s loyalty. A pair of dice must stay below it; {persuasion.fails} or more on the dice themselves always fails. In the classic reading the number itself is enough.'
      ]
    },
    '511': {
      title: 'Loyalty',
      text: [
        'Whoever belongs to a faction is more loyal by {persuasion.aligned}, and everybody by each talent that he owns.'
      ]
    },
    '512': {
      title: 'Bribes',
      text: [
        'Each talent of the persuader raises the number by one. All of it ends with the other, won over or not.'
      ]
    },
    '513': {
      title: 'Counter-bribes',
      text: [
        'All other factions may put in money of their treasuries, for the attempt or against it. In an unopposed attempt nobody may.'
      ]
    },
    '514': {
      title: 'The bidding',
      text: [
        'The persuader names his man and his first bribe. The others pay in turn, clockwise; then he rolls or pays more, and it goes around again. Money once put in is gone.',
        {
          example:
            'Fabius courts Claudius: oratory and influence make as much as the loyalty of Claudius, so the number is nothing. What he and the others then pay moves it up and down until he rolls.'
        }
      ]
    },
    '6': {
      title: 'Knights',
      text: [
        'With the option for knights, a faction may try once in its initiative to win one: a die and the talents paid must reach {knight.on}. A knight brings his senator {income.knight} talent a year and a vote.'
      ]
    },
    '7': { title: 'Leaders of factions', text: ['Nobody can win over the leader of a faction.'] }
  }
}
