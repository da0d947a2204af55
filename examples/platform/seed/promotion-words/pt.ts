import { goodToKnow, type PromotionsWords } from './form.js';

const how = goodToKnow('Bom saber');

export const pt: PromotionsWords = {
  welcome: [
    'Semana de boas-vindas',
    'Um bônus de boas-vindas de $20 para quem acabou de chegar ao palácio.',
    how(
      'Seus primeiros dias devem ser agradáveis. Solicite uma vez, e nossa equipe libera seu bônus de boas-vindas depois de uma breve análise da sua conta.',
      'Um bônus para cada membro.',
      'Um operador decide, e a resposta chega como mensagem.',
      'Depois que o bônus for liberado, você o resgata aqui e ele vai na hora para a sua carteira.',
    ),
  ],
  daily: [
    'Check-in todo dia',
    'Meio dólar por dia, só por dar uma passada aqui.',
    how(
      'Aperte o botão uma vez por dia e o bônus do dia vai direto para a sua carteira. Os dias se somam, mesmo que você pule algum.',
      'O dia começa à meia-noite, no horário UTC.',
      'Cada dia dá um bilhete para a roleta de prêmios. Ele espera 30 dias na central de recompensas.',
      'Não há nada para solicitar nem nada para esperar.',
    ),
  ],
  deposit: [
    'Bônus de depósito',
    'Envie o comprovante do seu depósito e receba mais $12.',
    how(
      'Deposite como sempre e depois mostre o comprovante. Quando encontrarmos o pagamento, liberamos seu bônus.',
      'Imagem do comprovante, PNG ou JPG; o formulário diz quantas e de que tamanho.',
      'Escreva no comentário os quatro últimos dígitos do pagamento.',
      'Uma solicitação para cada membro.',
    ),
  ],
  cashback: [
    'Cashback a pedido',
    'Semana difícil na mina? Conte para nós, e $15 voltam para você.',
    how(
      'A sorte vem em ondas. Conte em poucas palavras qual foi a semana difícil; olhamos seus registros e respondemos.',
      'O comentário é curto: o formulário conta os caracteres.',
      'O que for liberado é resgatado aqui, sem condições de jogo.',
    ),
  ],
  spins: [
    'Cinquenta giros',
    'Cinquenta giros em qualquer slot e depois resgate $5.',
    how(
      'Comece a missão e jogue os slots que quiser. A barra abaixo vai contando; nos cinquenta, você já pode resgatar o bônus.',
      'Cada giro com dinheiro real em um slot conta como um, seja qual for o valor apostado.',
      'Com o bônus vêm dois bilhetes para o ovo de ouro.',
      'Giros de antes do início da missão não contam.',
    ),
  ],
  lounge: [
    'Sexta ao vivo',
    'Venha passar a noite nas mesas ao vivo.',
    how(
      'Uma noite nas mesas que ficam abertas o dia todo. Ao participar, ela entra na sua lista de promoções; nas mesas nada muda.',
      'Todas as mesas ao vivo participam.',
      'Os valores das apostas são os da mesa.',
    ),
  ],
  goal: [
    'Bônus do gol',
    'Seu time marcou? Mostre o bilhete e receba $10.',
    how(
      'Aposte no seu time antes do jogo. Quando ele marcar, envie uma imagem do bilhete vencedor.',
      'Um bilhete para cada membro.',
      'O bilhete precisa ser dos últimos sete dias.',
      'Diga no comentário qual foi o jogo.',
    ),
  ],
  poker: [
    'Maratona das cartas',
    'Quarenta mãos nas mesas de cartas e depois resgate $6.',
    how(
      'Sente-se em qualquer sala e jogue. Cada mão com aposta em dinheiro real conta, ganhando ou perdendo.',
      'Todas as salas de cartas contam, desde a menor.',
      'Resgate assim que a barra estiver cheia.',
    ),
  ],
  reef: [
    'Patrulha do recife',
    'Aposte $100 nos jogos de pesca e depois resgate $8.',
    how(
      'O recife está cheio de novo. Lance a rede por um total de cem, em uma noite ou em vinte.',
      'Todos os jogos de pesca contam.',
      'Só se somam os valores apostados com dinheiro real.',
    ),
  ],
  balls: [
    'Dez bilhetes da sorte',
    'Dez bilhetes de loteria de qualquer sorteio e depois resgate $4.',
    how(
      'Escolha números em qualquer uma das nossas loterias. Dez bilhetes depois, o bônus espera por você aqui.',
      'Contam bilhetes de todos os sorteios, também de várias loterias.',
      'O que os bilhetes ganharem também é seu.',
    ),
  ],
  discovery: [
    'Jogos do mês',
    'Vinte rodadas do que você ainda não experimentou e depois resgate $3.',
    how(
      'Experimente o que quiser, de qualquer categoria.',
      'Cada rodada com dinheiro real de cada jogo conta.',
      'O modo grátis é divertido, mas não conta.',
    ),
  ],
  race: [
    'Corrida do mês',
    'Entre no ranking e veja seu nome subir.',
    how(
      'O ranking conta todos os que jogam. Ao participar, ele fica na sua lista de promoções. Os nomes aparecem mascarados.',
      'A tabela está em <a href="/leaderboard">Ranking</a>.',
      'Nenhuma posição dá prêmio: é pela honra.',
    ),
  ],
  app: [
    'O palácio no seu bolso',
    'Abra nosso site no celular, mostre para nós e receba $5.',
    how(
      'Abra este site no celular, entre uma vez na sua conta e envie uma imagem da primeira tela.',
      'Uma imagem basta.',
      'Android e iPhone contam.',
    ),
  ],
  salon: [
    'Noite do salão VIP',
    'Uma noite tranquila nas mesas de apostas altas, para quem é mais fiel à casa.',
    how(
      'Um evento futuro, como os que um operador anuncia. Coloque seu nome aqui assim que ele começar.',
      'Quem participa aparece na lista do operador.',
    ),
  ],
  points: [
    'Dias da loja de pontos',
    'Dois dias para ver quanto valem seus pontos.',
    how(
      'Por dois dias, a loja de pontos é a convidada de honra. Os pontos e o valor deles são os que aparecem lá: nada conta em dobro.',
      'Participe uma vez para os dois dias.',
      'Em breve: o botão aparece na primeira hora.',
    ),
  ],
  festival: [
    'Festival do dragão',
    'Lanternas, tambores e trinta giros pela frente, com $9 para resgatar.',
    how(
      'Quando as lanternas se acenderem, trinta giros em qualquer slot abrem o baú do dragão.',
      'O festival dura dez dias.',
      'Comece a missão durante o festival.',
    ),
  ],
  opening: [
    'Abertura da temporada',
    'A primeira rodada da temporada, com $10 para cada vencedor.',
    how(
      'A rodada de abertura já foi jogada. Agradecemos a todos que nos mostraram um bilhete vencedor.',
      'As solicitações estão encerradas.',
      'O que foi liberado ainda pode ser resgatado.',
    ),
  ],
  jackpot: [
    'A corrida do mês passado',
    'A corrida terminou. A tabela continua à vista de todos.',
    how(
      'Parabéns a quem venceu no mês passado, e agradecemos por uma corrida tão disputada.',
      'A próxima corrida já começou: veja “Corrida do mês”.',
    ),
  ],
};
