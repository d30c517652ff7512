import { lines, tones, type Phrases } from "./phrases.ts";

export const english: Phrases = {
  topics: {
    view: tones(
      `The view is worth every penny.
      We could see all the way to the Black Forest.
      Clear sky above, fog below, just magical.
      I have never seen so many peaks at once.
      Stay for the last light if you can.
      My wife was speechless, which is rare.
      The panorama board helped us name them all.
      Bring a spare battery for your camera.
      Lake, town and Alps in one picture.
      We sat on a bench and two hours were gone.
      Better than any postcard.
      Photos don’t do it justice.`,
      `A bit hazy, still lovely.
      The clouds opened for half an hour, we were lucky.
      The terrace is smaller than it looks in pictures.
      In the afternoon the sun is in your face.`,
      `We stood in fog and saw nothing.
      Webcam showed sun, the top was grey.
      Half the terrace was closed for works.
      Nobody at the desk told us about the visibility.`,
    ),
    ride: tones(
      `The ride alone justifies the price.
      On time to the minute.
      Spotless and friendly staff.
      Sit in front if you can.
      The gradient is hard to believe.
      Our youngest wanted to go again at once.
      No waiting, just scan the code.
      The driver waved at our kids.
      Smooth, with huge windows.
      Good value with the half-fare card.
      We had the cabin to ourselves.
      An engineering marvel.`,
      `Rather full on the way back.
      Twenty minutes in line but then it moved.
      Shorter than I expected.
      Announcements were a little loud.`,
      `An hour’s wait despite a booked slot.
      Windows so dirty that photos were useless.
      We stood the whole way.
      Nobody at the counter knew about our ticket.`,
    ),
    boat: tones(
      `Wind in your hair on the upper deck, glorious.
      The paddle steamer is a beauty.
      You can watch the engine at work.
      Easy for my parents too.
      The crew could not have been nicer.
      We hopped off and caught the next boat.
      Coffee and cake on deck, what more do you need.
      Everything looks different from the water.
      The children got to see the bridge.
      An hour of holiday in the middle of the week.
      So relaxing.
      The lake was like glass.`,
      `A little stuffy in the saloon.
      The best seats go early.
      Lovely but breezy.
      Commentary only in German.`,
      `Hopelessly crowded.
      One stop was skipped without a word.
      The toilets needed attention.
      We sat by the funnel and smelled of soot.`,
    ),
    guide: tones(
      `Our guide had an answer to everything.
      I rarely laugh and learn that much.
      She looked after everyone in the group.
      You can tell he loves what he does.
      Even our teenagers listened.
      Knowledgeable and patient.
      Small group, plenty of time for questions.
      Reto is a character, I’ll say no more.
      He recommended a restaurant afterwards, spot on.
      Clear instructions, I felt safe throughout.
      Warm, funny and well prepared.
      Excellent English.`,
      `Nice guide but hard to hear.
      Great content, slightly fast.
      Well done though the group was big.
      Fewer dates would have been fine.`,
      `The guide was fifteen minutes late.
      Half of it was read from notes.
      At the back we couldn’t hear a thing.
      Questions were clearly not welcome.`,
    ),
    food: tones(
      `The food was excellent.
      More than we could eat.
      The cheese was a poem.
      Everything fresh and local.
      No problem for vegetarians.
      Dessert was my highlight.
      The winemaker poured generously.
      I had no idea there were so many flavours.
      We took three bottles home.
      Half and half, as it should be.
      The chocolate, oh, the chocolate.
      Decent portions for the price.`,
      `Tasty, but drinks add up.
      Two of the tastings were very alike.
      Good, only lukewarm.
      Big eaters may want more.`,
      `The fondue was cold before it reached us.
      I expected more for that price.
      They forgot our allergy although we had said.
      No love in the presentation.`,
    ),
    history: tones(
      `History you can touch.
      I have lived here twenty years and still learned things.
      The old walls have a special mood.
      Beautifully restored.
      You feel carried back to the Middle Ages.
      The anecdotes were priceless.
      Now I finally understand how it fits together.
      Very well kept rooms.
      The kids still tell the dragon story.
      Gripping to the end.`,
      `Interesting, but a lot at once.
      More pictures and fewer dates, please.
      Half of the rooms were closed.`,
      `The signs are faded and out of date.
      Too much textbook, too little life.
      Not much to see besides walls.`,
    ),
    museum: tones(
      `A superb collection, well hung.
      The audio guide is worth it.
      We planned an hour and stayed four.
      Modern, bright and well labelled.
      The temporary show blew us away.
      Good even for people who don’t do museums.
      Very kind attendants.
      The café is a secret tip.
      You may touch and try so much.
      A place that makes you go quiet.
      For me the best museum in the country.`,
      `Nice, but one floor was being rebuilt.
      The route is a bit confusing.
      Paying for the cloakroom is petty.`,
      `Cramped, loud and airless.
      Three of five stations were broken.
      Too small for the price.`,
    ),
    snow: tones(
      `Snow conditions were perfect.
      Corduroy pistes early in the morning.
      I have never known winter so quiet.
      Minus ten, sun, powder, say no more.
      Hardly any queues even on Saturday.
      The run was beautifully groomed.
      We laughed too much to brake.
      After two hours I could actually do it.
      A dream of a day.
      Hot punch halfway down, genius.
      I don’t mind the sore legs.`,
      `Slushy towards the bottom.
      Good snow up high, artificial below.
      It turned icy in the afternoon.`,
      `Half of the lifts were closed.
      Not enough snow and nobody told us.
      Crowded pistes are no fun.`,
    ),
    water: tones(
      `The water is so clear you can count the fish.
      Cold but wonderful.
      We had the lake almost to ourselves.
      After ten minutes I got the hang of it.
      Nobody believes the colour of that water.
      Well kept gear.
      The gorge is immense.
      So refreshing on a hot day.
      Expect spray and bring a jacket.
      We even saw a kingfisher.`,
      `Wind came up later, then it’s hard work.
      Low water in August.
      Changing rooms are basic.`,
      `The vests were wet and smelly.
      Cut short for high water, charged in full.
      Our boat leaked.`,
    ),
    adventure: tones(
      `Pure adrenaline.
      I was terrified and now I’m so proud.
      My heart is still pounding as I write.
      I felt safe at every moment.
      Our daughter wants this each year.
      Best day of the trip.
      You forget everything else.
      Just right for our team.
      Do it once in your life.
      I grinned until bedtime.
      Top gear, everything checked twice.
      I’d jump again tomorrow.`,
      `Quite some waiting between sections.
      Great but over quickly.
      Photos cost extra.`,
      `The briefing took two minutes.
      Cancelled at the last minute, we were on our way.
      Simply too short for the money.`,
    ),
    animals: tones(
      `The animals look healthy and content.
      My alpaca was called Bruno and had views of his own.
      The dogs never wanted to stop running.
      Large, natural enclosures.
      We got to help with feeding.
      So much cuddling.
      The horses know the way by heart.
      Our kids talk of nothing but the bears.
      You feel that animals come first.
      Lovely for young and old.`,
      `Some animals hid all day.
      The round could be a little longer.
      Very busy on Sundays.`,
      `The enclosures are too small.
      Two hours and hardly an animal.
      The dogs seemed tired.`,
    ),
    walk: tones(
      `A gentle walk of just the right length.
      Pretty paths, well marked.
      Doable with a pram.
      Plenty of shady benches.
      We saw corners you’d never find alone.
      Varied to the last metre.
      Go in autumn if you can.
      The fireplace at the end was great.
      Not too hard, yet you feel you’ve done something.
      Paradise for flower lovers.`,
      `Steeper than described.
      Slippery after rain, wear good shoes.
      Nice, though the way back drags on.`,
      `Poorly signed, we got lost twice.
      Too strenuous for my parents and it didn’t say so.
      Building noise for half of it.`,
    ),
    bath: tones(
      `The outdoor pool in falling snow is priceless.
      Wonderfully warm and very clean.
      Three hours and I was a new person.
      Pleasantly quiet on weekdays.
      The architecture is a work of art.
      Steam, mountains, silence.
      The bubble beds are the best I know.
      Good sauna area.
      My back says thank you.
      We come every winter.`,
      `Busy on Sunday, better in the evening.
      Lockers are a squeeze.
      Lovely, could be two degrees warmer.`,
      `Crowded, not one free lounger.
      The water was lukewarm.
      Hair in the drain, not acceptable.`,
    ),
    family: tones(
      `Perfect with kids.
      Three generations, all happy.
      Our six-year-old keeps asking when we go back.
      The playground at the top saved our day.
      The little ones were busy and so were we.
      Fair prices for families.
      At last an outing without phones.
      The grandparents loved it just as much.
      A good idea even in rain.
      The quiz sheet was a hit.`,
      `A bit long for under-fours.
      We searched long for a changing table.
      The kiosk is pricey and the kids noticed it.`,
      `Impossible with a pram although it said otherwise.
      Too expensive for a family of four.
      Unfriendly to the children.`,
    ),
    craft: tones(
      `We treasure what we made.
      Right if you like working with your hands.
      Patiently explained, learned many tricks.
      A calm, beautiful workshop.
      I never thought I could do that.
      The result now sits on my shelf.
      Old craft shown with love.
      A gift that truly pleased.
      Time flew by.
      All the material was ready.`,
      `Time grew short at the end.
      With eight people the table is full.
      Don’t expect too much freedom.`,
      `Most of it was prepared, we only painted.
      The instruction was rushed.
      It broke at home.`,
    ),
    bike: tones(
      `Well maintained bikes.
      The e-bike makes hills flat.
      A beautiful route with little traffic.
      The battery lasted easily.
      Simple pick-up and return.
      Helmets in every size.
      A great stop on the way.
      A dream for skilled riders.
      The guide even had a spare tube.
      Finally a comfortable saddle.`,
      `One stretch follows the main road.
      The saddle wasn’t made for me.
      Good bike but the lock jammed.`,
      `The brakes squealed all day.
      Wrong size reserved and no other there.
      The gears kept jumping.`,
    ),
    price: tones(
      `Good value.
      Not cheap but worth it.
      Even cheaper with the guest card.
      Less than at the counter.
      Fair by Swiss standards.
      We would have paid more.
      Good money for good work.
      The family ticket pays off.`,
      `At the upper end for us.
      Cheap it is not.
      Drinks ought to be included.
      The price went up, the offer didn’t.`,
      `Far too expensive for what you get.
      A rip-off, no other word.
      A surcharge appeared at the end.
      You get twice as much elsewhere.`,
    ),
    queue: tones(
      `No line, straight in.
      Go early, nobody there at nine.
      Well organised even when busy.
      The time slot really works.
      We were first at half past eight.
      It all flowed, no pushing.
      The booked time was kept.
      On weekdays you have it to yourself.`,
      `Bring patience at weekends.
      Ten minutes in line, fine.
      It gets tight around noon.
      Noisy with tour groups.`,
      `Queue, queue, queue.
      Forty minutes despite a reservation.
      Totally overrun.
      Nobody managed the line.`,
    ),
    weather: tones(
      `The weather gods were kind.
      Lovely even in drizzle.
      Blue sky from morning to night.
      Rain, and everyone was cheerful anyway.
      First snow lay on the fences.
      Autumn colours were insane.
      Just right at thirty degrees.
      Fog below, sun above, perfect.`,
      `The weather didn’t quite play along.
      A shower came through.
      Dress warmly, it’s draughty.
      Still very chilly in the morning.`,
      `It rained and there was no plan B.
      Closed for wind without replacement.
      Not a thing to do in rain.
      They left us standing in the storm.`,
    ),
    booking: tones(
      `Booked in two minutes.
      Changing the date was easy.
      The mail came at once and the code worked.
      They answered on a Sunday.
      All as described.
      The meeting point was easy to find.
      The map in the confirmation is gold.
      Paid by phone, done.`,
      `The meeting point took some finding.
      The confirmation went to spam.
      The description could be more precise.
      It took three calls to reach somebody.`,
      `The code was not recognised.
      Cancelled the evening before without a reason.
      My mail was never answered.
      The meeting point was wrong.`,
    ),
  },
  opening: tones(
    `There were four of us.
    A gift for my birthday.
    Booked on a whim and no regrets.
    Third time here.
    Friends recommended it.
    Went on Saturday with the family.
    Highlight of our trip to Switzerland.
    What a lovely outing.
    Highly recommended.
    What a day.
    Simple booking, code on the phone, done.
    Two of us on a Tuesday in May.`,
    `Fine overall.
    Mixed feelings.
    Nice idea, not quite there.
    We had hoped for a bit more.
    Solid but nothing special.`,
    `Sadly a let-down.
    Once and never again.
    A wasted day off.
    The pictures promise too much.`,
  ),
  closing: tones(
    `We’d do it again.
    A day we will talk about for long.
    Thanks to the whole team.
    The kids already ask when we return.
    A present I can recommend.
    More of this, please.
    There is no better way to spend a Sunday.
    Everything is just right.
    A must for visitors from abroad.
    I booked the next tour that same evening.
    Hats off to all who work here.
    We’ll be back for sure.
    Thanks for a lovely day.
    Five stars without hesitation.
    Book early.
    Worth every franc.
    Keep it up.
    Next time we bring friends.
    A clear yes from us.
    Thank you so much.`,
    `You can do it.
    With fewer people it would be perfect.
    At half the price I’d give five stars.
    Maybe we were just unlucky.`,
    `Still waiting for the refund.
    I’d spend the money elsewhere.
    Nobody felt responsible.`,
  ),
  thanks: lines(`Thank you for these kind words, we pass them on to the team.
    That makes us happy. See you next time.
    Thank you for visiting.
    Many thanks, from the animals too.
    We’ll print this and hang it in the staff room.`),
  regrets: lines(`We are sorry. Please write to us with your booking number and we will find a solution.
    Thank you for being frank. We have changed the procedure since.
    You are right, that should not have happened.
    Two people were missing that day. We should have said so.
    We would like to invite you back.`),
  firstNames: lines(`Alice
    Ben
    Charlotte
    David
    Emma
    Fiona
    George
    Hannah
    Ian
    Jack
    Kate
    Liam
    Megan
    Nathan
    Olivia
    Peter
    Rachel
    Sam
    Sophie
    Tom
    Priya
    Ravi
    Grace
    Ethan`),
  lastNames: lines(`Adams
    Baker
    Clarke
    Davies
    Evans
    Foster
    Green
    Harris
    Irving
    Johnson
    King
    Lewis
    Murphy
    Nolan
    Owen
    Patel
    Roberts
    Smith
    Taylor
    Walker
    Young
    Campbell
    Singh
    Reid`),
  countries: ["GB", "US", "US", "CA", "AU", "IE", "IN", "SG", "CH"],
};
