/** A client that sells airtime, data and electricity tokens in Zimbabwe. */
@NullMarked
package com.example.svc;

import org.jspecify.annotations.NullMarked;
