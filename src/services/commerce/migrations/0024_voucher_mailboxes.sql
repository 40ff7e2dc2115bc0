-- Once per customer is once per mailbox: without dots and what follows a plus. Of two earlier uses by
-- one mailbox, the second keeps its address.
UPDATE OR IGNORE voucher_uses SET customer =
  replace(substr(customer, 1, instr(replace(customer, '@', '+') || '+', '+') - 1), '.', '')
    || substr(customer, instr(customer, '@'))
  WHERE customer IS NOT NULL;
