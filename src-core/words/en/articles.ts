/** What each article a ruling may cite says, in our own words. The edition of the Laws of 2023. */
export const articles: Readonly<Record<string, string>> = {
  '0.2':
    'What the Laws do not foresee is settled by analogy with what they do, with competence, sound judgement and objectivity.',
  '1.2': 'White moves first, then the players move in turn: nobody moves twice running.',
  '1.3': 'A player has the move as soon as the opponent’s move is made, even before the clock is pressed.',
  '1.4.1':
    'Who checkmates wins; leaving or putting one’s own king in check, or capturing the other, is not allowed.',
  '3.1.1':
    'A piece that moves to a square of an opponent’s piece captures and removes it, as part of that move.',
  '3.7.3.3':
    'A pawn that reaches the last rank is exchanged, in the same move and on that square, for a queen, rook, bishop or knight of its colour.',
  '3.10.1': 'A move is legal when it meets all of Article 3.',
  '3.10.2': 'A move is illegal when it fails anything of Article 3.',
  '4.1': 'Each move is made with one hand only.',
  '4.2.1': 'Only the player who has the move may adjust pieces, after saying so first (“j’adoube”).',
  '4.2.2': 'Any other contact with a piece counts as intended, unless it is clearly accidental.',
  '4.3':
    'The player who has the move and touches a piece intending to move or capture it is bound, unless he said that he adjusts.',
  '4.3.1': 'Of several own pieces touched, the first that can move must move.',
  '4.3.2': 'Of several enemy pieces touched, the first that can be captured must be captured.',
  '4.3.3':
    'With pieces of both colours touched, the first own piece captures the first enemy piece; if that is illegal, the first touched that can move or be captured. Order unknown: the own piece counts first.',
  '4.4.1': 'Who touches king and rook must castle on that side if it is legal.',
  '4.4.2':
    'Who deliberately touches the rook first and then the king may not castle on that side on this move.',
  '4.4.3':
    'Who touches king and rook to castle and cannot must make another legal king move; if there is none, any legal move.',
  '4.4.4': 'The choice in a promotion is final once the new piece has touched the square of promotion.',
  '4.5': 'If none of the touched pieces can move or be captured, any legal move may be made.',
  '4.6':
    'In a promotion the pawn need not reach the square, and the order of removing it and placing the new piece is free.',
  '4.7':
    'A piece released on a square, as a legal move or part of one, cannot go to another square on this move.',
  '4.7.1': 'A capture is made when the captured piece is off the board and the capturing one is released.',
  '4.7.2':
    'Castling is made when the rook is released. With the king released only that castling may follow; if it is illegal another king move, and if there is none any move.',
  '4.7.3': 'A promotion is made when the new piece is released and the pawn is off the board.',
  '4.8':
    'The opponent loses the right to claim a touch or release once he himself touches a piece to move or capture it.',
  '4.9': 'Who cannot move the pieces may have an assistant whom the arbiter accepts.',
  '5.1': 'How a game is won: by checkmate, or by the opponent’s resignation.',
  '5.1.1': 'Checkmate by a legal move wins and ends the game at once.',
  '5.1.2': 'Who resigns loses; but it is a draw if the opponent cannot mate by any series of legal moves.',
  '5.2': 'How a game is drawn without a claim: stalemate, dead position, agreement.',
  '5.2.1': 'Stalemate: the player on move is not in check and has no legal move. A draw at once.',
  '5.2.2': 'Dead position: neither side can mate by any series of legal moves. A draw at once.',
  '5.2.3': 'Both may agree to a draw once each has made at least one move.',
  '6.2.1': 'A move is completed by stopping one’s own clock and starting the opponent’s.',
  '6.2.2': 'A player is allowed to press his clock even after the opponent has moved; that time is his own.',
  '6.2.3': 'The clock is pressed with the hand that moved; no finger stays on it or over it.',
  '6.2.4': 'The clock is handled with care: not hit, not lifted, not pressed before moving.',
  '6.4': 'At flag fall it is checked at once whether the required moves were completed.',
  '6.7.1':
    'The event says how late one may come; if it says nothing, zero minutes. Who comes later loses, unless the arbiter decides otherwise.',
  '6.7.2':
    'If some lateness is allowed and nobody is there at the start, White loses the time until he arrives.',
  '6.8': 'A flag has fallen when the arbiter sees it or a player validly claims it.',
  '6.9':
    'Who does not complete the required moves in time loses; but it is a draw if the opponent cannot mate by any series of legal moves. What ended the game before comes first.',
  '6.10.2':
    'A clock set wrong is stopped as soon as that is found, and the arbiter corrects times and counter.',
  '6.11.2': 'A player pauses the clocks only to seek the arbiter.',
  '6.11.4': 'Pausing the clocks without a valid reason is penalised under 12.9.',
  '7.1': 'When a position is restored the arbiter sets the times by best judgement and adjusts the counter.',
  '7.2': 'What began wrongly is put right if it is found during the game:',
  '7.2.1': 'A game begun from a wrong position is cancelled and a new one played.',
  '7.2.2': 'If the board was placed wrongly, the position goes to a correct board and play goes on.',
  '7.3':
    'Colours reversed: with fewer than ten moves made by both, a new game with the right ones; with ten or more, play goes on.',
  '7.4.1': 'Who displaces pieces restores the position on his own time.',
  '7.4.2': 'Where needed, either player pauses the clocks and calls the arbiter.',
  '7.4.3': 'The arbiter may penalise the player who displaced the pieces.',
  '7.5.1':
    'An illegal move completed (clock pressed): the position just before it is restored, and the new move is bound by touch and release.',
  '7.5.2':
    'A pawn on the last rank not exchanged and the clock pressed: illegal, and the pawn becomes a queen.',
  '7.5.3': 'Pressing the clock without a move is treated as an illegal move.',
  '7.5.4': 'A move with two hands and the clock pressed is treated as an illegal move.',
  '7.5.5':
    'First completed illegal act: two minutes more for the opponent. Second of the same player: he loses, or a draw if the opponent cannot mate. All four kinds are in one count.',
  '7.6': 'If a piece is found off its square, the position before, or the last sure one, is set up.',
  '8.1.1': 'Each player writes down his own moves and the opponent’s, one after another and legibly.',
  '8.1.2': 'A move is not written before it is made, except to claim a draw or adjourn.',
  '8.4':
    'With less than five minutes in the period and no added time of 30 seconds or more a move, writing is not required for the rest of the period.',
  '8.5.1': 'If neither writes, the arbiter tries to; at flag fall he pauses the clocks and both update.',
  '8.5.2': 'If one was not writing, at either flag fall he updates his scoresheet before moving.',
  '8.5.3': 'With no complete scoresheet the game is rebuilt on another board under the arbiter.',
  '8.6': 'If an overstep cannot be proved, the next move counts as the first of the next period.',
  '8.7':
    'Both sign the scoresheets with the result; what stands there, even wrong, holds unless the arbiter decides otherwise.',
  '9.1.1': 'An event may forbid agreeing to a draw before some move, or without the arbiter’s consent.',
  '9.1.2.1':
    'An offer is made after moving and before pressing; at another time it holds too. No conditions, no withdrawal; it stands until accepted, refused, or a piece is touched.',
  '9.1.2.3': 'Claiming a draw is also offering one: the opponent may simply accept.',
  '9.2': 'A draw by the same position for at least the third time, on a correct claim by the player on move.',
  '9.2.1':
    'If it is about to appear: the player writes the move, which then stays, and tells the arbiter he will play it.',
  '9.2.2': 'If it has just appeared, the player on move claims it.',
  '9.2.3':
    'Same position: same player on move, same pieces on the same squares, and the same possible moves, en passant and castling included.',
  '9.3': 'A draw, on a correct claim, after fifty moves by each without capture or pawn move.',
  '9.3.1': 'With the move that completes the fifty: written, unchanged, and told to the arbiter.',
  '9.3.2': 'With fifty by each already completed, the player on move claims it.',
  '9.4': 'Who touches a piece loses the right to claim on that move.',
  '9.5.2': 'If the claim is correct the game is drawn at once.',
  '9.5.3':
    'If it is incorrect, two minutes more for the opponent and play goes on; an announced move is played, under Articles 3 and 4.',
  '9.6.1': 'The same position for the fifth time: a draw without a claim.',
  '9.6.2':
    'Seventy-five moves by each without capture or pawn move: a draw without a claim; if the last one mates, mate holds.',
  '11.1': 'Nobody does anything that brings chess into disrepute.',
  '11.3.1': 'During play no notes, advice, or analysing on another board.',
  '11.3.2': 'Without the arbiter’s approval no electronic device is in the playing venue during a game.',
  '11.3.2.1':
    'An event may allow devices fully switched off in a bag, which is not touched without permission.',
  '11.3.2.2':
    'If it is evident that a player has a device in the venue, he loses and the opponent wins; an event may foresee something milder.',
  '11.5': 'It is forbidden to distract or annoy the opponent, also by unreasonable claims or offers.',
  '11.6': 'What is done against 11.1 to 11.5 is penalised by 12.9.',
  '11.7':
    'Who persistently refuses to comply with the Laws loses; the arbiter decides the opponent’s points.',
  '11.8': 'If both are guilty, both lose.',
  '12.9': 'The penalties among which the arbiter chooses, from a warning to expulsion.',
  '12.9.1': 'A warning.',
  '12.9.2': 'More time to the opponent.',
  '12.9.3': 'Less time to the offender.',
  '12.9.4': 'More points to the opponent, up to the most a game can give.',
  '12.9.5': 'Fewer points to the offender.',
  '12.9.6': 'Loss of the game; the arbiter decides the opponent’s points.',
  '12.9.7': 'A fine, if announced before.',
  '12.9.8': 'Exclusion from one or more rounds.',
  '12.9.9': 'Expulsion from the event.',
  'A.2': 'In rapid play writing is not required, and claims that rest on a scoresheet are kept.',
  'A.3': 'In rapid and blitz, one minute where Articles 7 and 9 say two.',
  'A.4':
    'Rapid with adequate supervision: one arbiter for at most three games and all recorded; the Competitive Rules apply.',
  'A.4.3': 'With adequate supervision a player on move may ask to see the record, up to five times.',
  'A.5.1': 'Without adequate supervision, once each has completed ten moves:',
  'A.5.1.1': 'the clock setting stays, unless the schedule would suffer.',
  'A.5.1.2': 'the set-up is no longer claimed; with king or rook misplaced there is no castling with them.',
  'A.5.2':
    'Without adequate supervision an illegal act is corrected and penalised only until the opponent makes his next move; then it stands, unless both agree.',
  'A.5.3': 'To win on time one may pause and call; a draw if the claimant cannot mate.',
  'A.5.4':
    'Both kings in check, or a pawn on its last rank: wait for the next move to be completed; if it is still illegal, a draw.',
  'B.2': 'Blitz with adequate supervision: one arbiter a game and all recorded; the Competitive Rules apply.',
  'B.2.3': 'In supervised blitz a player may ask to see the record up to five times.',
  'B.3': 'Blitz without that supervision: A.2, A.3 and A.5 apply.',
  'I.1.1':
    'Who has the move when the session ends writes it unambiguously, seals it in the envelope with both scoresheets, and only then stops the clock.',
  'I.1.2': 'Who adjourns before the end of the session is charged with all its remaining time.',
  'I.2':
    'The envelope tells the names, the position before the sealed move, the times used, who sealed, the number of the move, an open draw offer, and when and where the game is resumed.',
  'I.3': 'The arbiter checks the envelope and keeps it.',
  'I.4': 'A draw offered after the sealing stands until it is accepted or refused.',
  'I.5':
    'Before the resumption the position before the sealed move is set up, and the times used are on the clocks.',
  'I.7': 'The envelope is opened only when the player who must reply is present.',
  'I.8.1': 'The sealer loses if the sealed move is ambiguous, except in the cases of 5, 6.9 and 9.6.',
  'I.8.2':
    'The sealer loses if it cannot be established what the sealed move means, except in the cases of 5, 6.9 and 9.6.',
  'I.8.3': 'The sealer loses if the sealed move is illegal, except in the cases of 5, 6.9 and 9.6.',
  'I.9.1': 'Who must reply is present: the envelope is opened, the move made, and his clock started.',
  'I.9.2': 'Who must reply is absent: his clock is started; on arriving he may stop it and call the arbiter.',
  'I.9.3': 'Who sealed is absent: the opponent may seal his reply in a new envelope.',
  'I.10':
    'Who comes to the resumption after the default time loses unless the arbiter decides otherwise; a game ended by the sealed move stays ended.',
  'I.11':
    'With a default time that is not zero, the clock of the player who must reply runs while nobody is there.',
  'I.12.1':
    'The envelope is missing: the game goes on from the position and times recorded, and the sealer makes the move he says he sealed.',
  'I.12.2': 'If the position cannot be established the game is cancelled and a new one played.',
  'I.13':
    'Wrong times are put right if they are pointed out before one’s first move; later not, unless the arbiter decides otherwise.',
  'III.2.1': 'Guidelines III hold only where the event announced them.',
  'III.2.2': 'Only for games without increment at standard or rapid rates; never in blitz.',
  'III.3.1.1': 'Both flags down, order unknown, and periods left: play goes on.',
  'III.3.1.2': 'Both flags down, order unknown, in the last period: a draw.',
  'III.4':
    'With less than two minutes and the move, one may ask for an increment of five seconds for both. If the arbiter agrees, two minutes more for the opponent.',
  'III.5':
    'Where no increment can come, with less than two minutes and the move, a draw may be claimed: the opponent cannot win by normal means or does not try.',
  'III.5.1': 'If the arbiter agrees it is a draw; else he postpones or rejects.',
  'III.5.2':
    'If he postpones, the opponent may get two minutes; it is decided later, even after a flag falls.',
  'III.5.3': 'If he rejects, the opponent gets two minutes.',
};
