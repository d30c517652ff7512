import { lines, tones, type Phrases } from "./phrases.ts";

export const italian: Phrases = {
  topics: {
    view: tones(
      `Una vista da togliere il fiato.
      Si vedeva fino al Monte Rosa.
      Nebbia sotto, sole sopra, magico.
      Mai viste tante cime in una volta.
      Restate fino all’ultima luce.
      Mia suocera è rimasta senza parole.
      La tavola panoramica è molto utile.
      Portate una batteria di riserva.
      Lago, città e Alpi in una sola foto.
      Una panchina e due ore sono volate.
      Più bello di una cartolina.
      Le foto non rendono l’idea.`,
      `Un po’ velato, ma bello lo stesso.
      Le nuvole si sono aperte mezz’ora, fortunati.
      La terrazza è più piccola che in foto.
      Al pomeriggio si ha il sole negli occhi.`,
      `Nella nebbia non si vedeva nulla.
      La webcam mostrava il sole, in cima era grigio.
      Metà terrazza chiusa per lavori.
      Alla cassa nessuno ci ha avvisati.`,
    ),
    ride: tones(
      `Il viaggio vale da solo il prezzo.
      Puntuale al minuto.
      Pulitissimo, personale gentile.
      Sedetevi davanti.
      La pendenza è incredibile.
      Il piccolo voleva rifarlo subito.
      Nessuna attesa, codice e via.
      Il macchinista ha salutato i bambini.
      Tranquillo, con grandi finestre.
      Con il metà prezzo conviene davvero.
      La cabina era tutta per noi.
      Una meraviglia della tecnica.`,
      `Piuttosto pieno al ritorno.
      Venti minuti di coda, poi si va.
      Più corto di quanto pensassi.
      Annunci un po’ forti.`,
      `Un’ora di attesa nonostante la prenotazione.
      Vetri così sporchi che le foto sono da buttare.
      In piedi per tutto il tragitto.
      Allo sportello nessuno conosceva il biglietto.`,
    ),
    boat: tones(
      `Il vento sul ponte, una meraviglia.
      Il piroscafo è un gioiello.
      Si può guardare la macchina al lavoro.
      Comodo anche per i miei genitori.
      Equipaggio gentilissimo.
      Siamo scesi e abbiamo preso il battello dopo.
      Caffè e torta sul ponte, cosa volere di più.
      Dall’acqua cambia tutto.
      I bambini hanno visto il ponte di comando.
      Un’ora di vacanza in mezzo alla settimana.
      Molto rilassante.
      Il lago era uno specchio.`,
      `Un po’ di afa nel salone.
      I posti migliori vanno via presto.
      Bello ma ventoso.
      Spiegazioni solo in tedesco.`,
      `Battello strapieno.
      Una fermata saltata senza dire niente.
      Servizi da rivedere.
      Vicino al camino si respirava fuliggine.`,
    ),
    guide: tones(
      `La guida sapeva rispondere a tutto.
      Raramente ho riso e imparato tanto.
      Si è presa cura di tutti.
      Si vede che ama il suo lavoro.
      Hanno ascoltato anche gli adolescenti.
      Competente e paziente.
      Gruppo piccolo, tempo per le domande.
      Reto è un personaggio, non dico altro.
      Ci ha consigliato un ristorante, perfetto.
      Spiegazioni chiare, mi sono sentita al sicuro.
      Cordiale, divertente, preparata.
      Ottimo italiano.`,
      `Guida simpatica ma si sentiva poco.
      Bei contenuti, un po’ veloce.
      Ben fatto, però il gruppo era grande.
      Qualche data in meno non guastava.`,
      `La guida è arrivata con un quarto d’ora di ritardo.
      Metà era letto dal foglio.
      In fondo non si sentiva niente.
      Le domande davano fastidio.`,
    ),
    food: tones(
      `Cibo eccellente.
      Più di quanto potessimo mangiare.
      Il formaggio era una poesia.
      Tutto fresco e della zona.
      Nessun problema per i vegetariani.
      Il dolce è stato il mio momento preferito.
      Il vignaiolo ha la mano generosa.
      Non sapevo ci fossero tanti aromi.
      Siamo tornati con tre bottiglie.
      Metà e metà, come si deve.
      Il cioccolato, ah, il cioccolato.
      Porzioni oneste per il prezzo.`,
      `Buono, ma le bevande costano.
      Due assaggi erano quasi uguali.
      Buono, solo un po’ tiepido.
      Per chi mangia tanto è poco.`,
      `La fonduta era fredda all’arrivo.
      A quel prezzo mi aspettavo di più.
      Hanno dimenticato la nostra allergia.
      Presentazione senza cuore.`,
    ),
    history: tones(
      `La storia da toccare con mano.
      Vivo qui da vent’anni e ho imparato ancora.
      Le vecchie mura hanno un’anima.
      Restauro magnifico.
      Sembra di essere nel Medioevo.
      Aneddoti deliziosi.
      Finalmente ho capito come si lega tutto.
      Sale ben conservate.
      I bambini raccontano ancora del drago.
      Avvincente fino alla fine.`,
      `Interessante, ma tanto tutto insieme.
      Più immagini e meno date, per favore.
      Metà delle sale era chiusa.`,
      `Cartelli sbiaditi e vecchi.
      Troppo scolastico, poco vivo.
      Oltre ai muri c’è poco.`,
    ),
    museum: tones(
      `Collezione splendida, ben esposta.
      L’audioguida vale la pena.
      Un’ora prevista, quattro passate.
      Moderno, luminoso, ben spiegato.
      La mostra temporanea ci ha stupiti.
      Anche per chi non ama i musei.
      Custodi molto gentili.
      Il caffè è una chicca.
      Si può toccare e provare.
      Un posto in cui si fa silenzio.
      Per me il museo più bello del Paese.`,
      `Bello, ma un piano era in restauro.
      Il percorso è un po’ confuso.
      Far pagare il guardaroba è meschino.`,
      `Stretto, rumoroso, senz’aria.
      Tre postazioni su cinque guaste.
      Troppo piccolo per il prezzo.`,
    ),
    snow: tones(
      `Neve perfetta.
      Piste come velluto al mattino presto.
      Mai sentito un inverno così silenzioso.
      Meno dieci, sole, polvere, non serve altro.
      Quasi nessuna coda, anche di sabato.
      Pista preparata benissimo.
      Troppo da ridere per frenare.
      Dopo due ore ci riuscivo davvero.
      Condizioni da sogno.
      Punch caldo a metà, geniale.
      I muscoli indolenziti li prendo volentieri.`,
      `Un po’ di pappa verso il basso.
      Buona neve in alto, artificiale in basso.
      Nel pomeriggio ghiacciava.`,
      `Metà degli impianti ferma.
      Poca neve, e nessuno l’ha detto.
      Piste affollate, nessun divertimento.`,
    ),
    water: tones(
      `L’acqua è così limpida che si contano i pesci.
      Freddo ma meraviglioso.
      Al mattino il lago era quasi nostro.
      In dieci minuti avevo imparato.
      A quel colore non crede nessuno.
      Materiale ben curato.
      La gola è imponente.
      Una gioia nei giorni caldi.
      Portate una giacca per gli spruzzi.
      Abbiamo visto un martin pescatore.`,
      `Si è alzato il vento, e allora è dura.
      Poca acqua ad agosto.
      Spogliatoi essenziali.`,
      `Giubbotti bagnati e maleodoranti.
      Accorciato per la piena, pagato intero.
      La barca imbarcava acqua.`,
    ),
    adventure: tones(
      `Adrenalina pura.
      Avevo paura, ora sono fiera.
      Il cuore batte ancora mentre scrivo.
      Al sicuro in ogni momento.
      Nostra figlia vuole rifarlo ogni anno.
      Il giorno più bello delle vacanze.
      Si dimentica tutto il resto.
      Perfetto per la nostra squadra.
      Da fare una volta nella vita.
      Ho sorriso fino a sera.
      Attrezzatura ottima, tutto controllato due volte.
      Domani salterei di nuovo.`,
      `Parecchia attesa tra una tappa e l’altra.
      Bello ma finisce presto.
      Le foto si pagano a parte.`,
      `Istruzioni in due minuti.
      Annullato all’ultimo, eravamo già in viaggio.
      Troppo corto per quei soldi.`,
    ),
    animals: tones(
      `Gli animali sembrano sani e contenti.
      Il mio alpaca si chiamava Bruno e faceva di testa sua.
      I cani non volevano più fermarsi.
      Recinti grandi e naturali.
      Abbiamo aiutato a dare da mangiare.
      Quante coccole.
      I cavalli sanno la strada a memoria.
      I bambini parlano solo degli orsi.
      Si sente che l’animale viene prima.
      Una gioia per grandi e piccoli.`,
      `Alcuni animali sono rimasti nascosti.
      Il giro potrebbe durare di più.
      La domenica c’è molta gente.`,
      `Recinti troppo piccoli.
      Due ore e quasi nessun animale.
      I cani sembravano stanchi.`,
    ),
    walk: tones(
      `Bella passeggiata, lunga il giusto.
      Bei sentieri ben segnalati.
      Fattibile con il passeggino.
      Tante panchine all’ombra.
      Abbiamo visto angoli introvabili da soli.
      Vario fino all’ultimo metro.
      In autunno da non perdere.
      Il focolare alla fine, super.
      Non troppo duro, ma ci si muove.
      Il paradiso di chi ama i fiori.`,
      `Più ripido di quanto scritto.
      Scivoloso dopo la pioggia, scarpe buone.
      Bello, ma il ritorno è lungo.`,
      `Segnalato male, persi due volte.
      Troppo duro per i miei genitori, e non era scritto.
      Rumore di cantiere per metà.`,
    ),
    bath: tones(
      `La vasca esterna sotto la neve, impagabile.
      Calda e pulitissima.
      Tre ore e si rinasce.
      Tranquillo nei giorni feriali.
      L’architettura è un’opera d’arte.
      Vapore, monti, silenzio.
      I migliori lettini a bolle che conosca.
      Buona zona sauna.
      La mia schiena ringrazia.
      Veniamo ogni inverno.`,
      `Pieno la domenica, meglio la sera.
      Spogliatoi stretti.
      Bello, ma due gradi in più non guasterebbero.`,
      `Affollato, nemmeno un lettino libero.
      L’acqua era tiepida.
      Capelli nello scarico, inaccettabile.`,
    ),
    family: tones(
      `Ideale con i bambini.
      Tre generazioni, tutte contente.
      Nostro figlio di sei anni chiede quando si torna.
      Il parco giochi ci ha salvato la giornata.
      I piccoli erano occupati, e noi anche.
      Prezzi giusti per le famiglie.
      Finalmente una gita senza telefoni.
      I nonni erano entusiasti.
      Una buona idea anche con la pioggia.
      Il foglio degli enigmi è piaciuto.`,
      `Un po’ lungo sotto i quattro anni.
      Cercato a lungo un fasciatoio.
      Il chiosco è caro, e i bambini l’hanno visto.`,
      `Impossibile con il passeggino, anche se era scritto il contrario.
      Troppo caro per una famiglia di quattro.
      Poco gentili con i bambini.`,
    ),
    craft: tones(
      `Il nostro pezzo sta al posto d’onore.
      Per chi ama lavorare con le mani.
      Spiegato con pazienza, tanti trucchi.
      Un bel laboratorio tranquillo.
      Non avrei mai creduto di riuscirci.
      Il risultato è sulla mensola.
      Un vecchio mestiere mostrato con amore.
      Un regalo che è piaciuto davvero.
      Il tempo è volato.
      Tutto il materiale era pronto.`,
      `Alla fine mancava il tempo.
      In otto il tavolo è pieno.
      Non aspettatevi troppa libertà.`,
      `Quasi tutto era già pronto, abbiamo solo dipinto.
      Spiegazioni di fretta.
      A casa si è rotto.`,
    ),
    bike: tones(
      `Bici tenute benissimo.
      Con l’e-bike le colline sono piatte.
      Bel percorso, poco traffico.
      La batteria è bastata e avanzata.
      Ritiro e riconsegna semplici.
      Caschi di ogni taglia.
      Bella sosta lungo la via.
      Un sogno per chi sa guidare.
      La guida aveva persino la camera d’aria.
      Finalmente una sella comoda.`,
      `Un tratto segue la strada principale.
      La sella non faceva per me.
      Buona bici, ma il lucchetto si bloccava.`,
      `I freni hanno stridito tutto il giorno.
      Taglia sbagliata e nessun’altra.
      Il cambio saltava.`,
    ),
    price: tones(
      `Buon rapporto qualità-prezzo.
      Non regalato, ma meritato.
      Con la carta ospiti ancora meno.
      Meno caro che allo sportello.
      Onesto per la Svizzera.
      Avremmo pagato anche di più.
      Buon lavoro al giusto prezzo.
      Il biglietto famiglia conviene.`,
      `Per noi al limite.
      Economico non è.
      Le bevande dovrebbero essere comprese.
      Il prezzo è salito, l’offerta no.`,
      `Troppo caro per quel che è.
      Una fregatura, non trovo altra parola.
      Alla fine è spuntato un supplemento.
      Altrove si ha il doppio.`,
    ),
    queue: tones(
      `Niente coda, subito dentro.
      Venite presto, alle nove non c’è nessuno.
      Ben organizzato anche con la folla.
      La fascia oraria funziona davvero.
      Alle otto e mezza eravamo i primi.
      Tutto scorrevole.
      L’ora prenotata è stata rispettata.
      Nei giorni feriali si è soli.`,
      `Nel fine settimana ci vuole pazienza.
      Dieci minuti di coda, va bene.
      Verso mezzogiorno si sta stretti.
      Rumoroso con le comitive.`,
      `Coda, coda, coda.
      Quaranta minuti nonostante la prenotazione.
      Completamente invaso.
      Nessuno gestiva la coda.`,
    ),
    weather: tones(
      `Il tempo ci ha voluto bene.
      Bello anche con la pioggerella.
      Cielo azzurro da mattina a sera.
      Pioveva, ma erano tutti di buonumore.
      La prima neve sugli steccati.
      I colori dell’autunno, una follia.
      Con trenta gradi è quel che ci vuole.
      Nebbia sotto, sole sopra, ideale.`,
      `Il meteo non ha collaborato del tutto.
      È passato un acquazzone.
      Copritevi, tira vento.
      Al mattino ancora fresco.`,
      `Pioveva e non c’era un’alternativa.
      Chiuso per vento, senza sostituzione.
      Con la pioggia non ha senso.
      Ci hanno lasciati sotto il temporale.`,
    ),
    booking: tones(
      `Prenotato in due minuti.
      Cambiare data è stato facile.
      La mail è arrivata subito, il codice ha funzionato.
      Mi hanno risposto di domenica.
      Tutto come descritto.
      Ritrovo facile da trovare.
      La mappa nella conferma vale oro.
      Pagato con il telefono, fatto.`,
      `Il ritrovo non era facile da trovare.
      La conferma è finita nello spam.
      La descrizione potrebbe essere più precisa.
      Ci sono volute tre telefonate.`,
      `Il codice non è stato riconosciuto.
      Annullato la sera prima senza motivo.
      Alla mia mail nessuna risposta.
      Il luogo di ritrovo era sbagliato.`,
    ),
  },
  opening: tones(
    `Eravamo in quattro.
    Un regalo di compleanno.
    Prenotato d’impulso, nessun rimpianto.
    Terza volta qui.
    Consigliato da amici.
    Un sabato in famiglia.
    Anche per chi è del posto, una scoperta.
    Gita bellissima.
    Assolutamente consigliato.
    Che giornata.
    Prenotazione semplice, codice sul telefono, via.
    In due, un martedì di maggio.`,
    `Nel complesso bene.
    Impressioni miste.
    Bella idea, non del tutto riuscita.
    Speravamo in qualcosa di più.
    Discreto, niente di speciale.`,
    `Purtroppo deludente.
    Una volta e mai più.
    Un giorno libero sprecato.
    Le immagini promettono troppo.`,
  ),
  closing: tones(
    `Lo rifaremmo.
    Una giornata di cui parleremo a lungo.
    Grazie a tutta la squadra.
    I bambini chiedono già quando si torna.
    Un regalo che consiglio.
    Ancora così, per favore.
    Non c’è domenica migliore.
    C’è proprio tutto.
    Imperdibile per chi viene dall’estero.
    La sera stessa ho prenotato la prossima.
    Complimenti a tutti quelli che ci lavorano.
    Torneremo di sicuro.
    Grazie per la bella giornata.
    Cinque stelle senza dubbi.
    Prenotate presto.
    Vale ogni franco.
    Continuate così.
    La prossima volta portiamo gli amici.
    Un grande sì.
    Grazie mille.`,
    `Si può fare.
    Con meno gente sarebbe perfetto.
    A metà prezzo darei cinque stelle.
    Forse siamo stati sfortunati.`,
    `Aspettiamo ancora il rimborso.
    Spenderei quei soldi altrove.
    Nessuno si sentiva responsabile.`,
  ),
  thanks: lines(`Grazie per le belle parole, le giriamo alla squadra.
    Ci fa molto piacere. Alla prossima.
    Grazie della visita.
    Mille grazie, anche da parte degli animali.
    La appendiamo nella sala pausa.`),
  regrets: lines(`Ci dispiace. Scriveteci con il numero di prenotazione, troveremo una soluzione.
    Grazie della franchezza. Da allora abbiamo cambiato la procedura.
    Avete ragione, non doveva succedere.
    Quel giorno mancavano due persone. Avremmo dovuto dirlo.
    Vi inviteremmo volentieri a tornare.`),
  firstNames: lines(`Alessia
    Bruno
    Chiara
    Davide
    Elisa
    Fabio
    Giulia
    Ivano
    Laura
    Marco
    Nadia
    Omar
    Paola
    Renato
    Sara
    Tiziano
    Valentina
    Luca
    Martina
    Simone
    Federica
    Matteo
    Noemi
    Andrea`),
  lastNames: lines(`Albertini
    Bernasconi
    Bianchi
    Cattaneo
    Colombo
    Conti
    Ferrari
    Fontana
    Galli
    Giudici
    Lepori
    Marini
    Moretti
    Pedrazzini
    Pellegrini
    Quadri
    Rezzonico
    Ricci
    Romano
    Rossi
    Soldati
    Testa
    Villa
    Zanetti`),
  countries: ["CH", "CH", "CH", "IT", "IT", "IT"],
};
